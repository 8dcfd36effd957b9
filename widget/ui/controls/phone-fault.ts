/**
 * What is wrong with a telephone number: there are no digits in it, it is too short or too long for its country, the chosen
 * country has no such number, or, of one that says its country itself, no country has it.
 */
export type PhoneFault = 'no-number' | 'too-short' | 'too-long' | 'not-of-country' | 'of-no-country'
