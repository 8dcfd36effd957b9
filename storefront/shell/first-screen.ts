/**
 * Id of an empty element behind the part of a page that is painted whole or not at all; see `documentOf`. Behind it and not
 * around it: Chromium 156 paints as soon as the element has begun.
 */
export const firstScreenEnd = 'first-screen-end'
