/** Digits as the server knows them: a keyboard may type Arabic or Persian ones. */
export function inDigits(typed: string): string {
  return typed.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
}
