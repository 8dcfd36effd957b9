/**
 * Id of an empty element behind the part of a page that is painted whole or not at all; see `documentOf`. Behind it and not
 * around it: Chromium 156 paints as soon as the element has begun.
 */
export const firstScreenEnd = 'first-screen-end'

/** Attribute of a document in which what is far below the first screen may be laid out later; see `base.css`. */
const later = 'data-first-screen'
/** The attribute as markup. */
export const firstScreenAttribute = ` ${later}`

/**
 * Runs in the head: a page that may be shown from another place than its top, as after a reload, is laid out whole at once, for
 * that place is told in pixels or by an anchor. So is one before a link leads to a place within it.
 */
export const firstScreenScript = `(function(d,l,n){
function lay(){d.documentElement.removeAttribute('${later}')}
if(l.hash||n&&n.type!=='navigate')lay();
else d.addEventListener('click',function(e){e.target.closest&&e.target.closest('a[href^="#"]:not([role])')&&lay()},true)
})(document,location,performance.getEntriesByType('navigation')[0])`

/** Lays out the pages that follow the first one of a visit whole: one may be come back to, at the place where it was left. */
export function layWholePages({ documentElement }: Document): void {
  documentElement.removeAttribute(later)
}
