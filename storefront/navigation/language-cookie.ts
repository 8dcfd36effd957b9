import type { Language } from '../../server/contract/primitives.ts'
import { languageCookieName as name } from '../../widget/environment/chosen-language.ts'
import { keepSiteCookie } from '../../widget/environment/site-cookie.ts'

/** Remembers for a year (specification, section 2) the language that a link leads to, and has the link keep what was asked of the page: filters, an order. */
export function chooseLanguage(link: HTMLAnchorElement, language: Language): void {
  const { defaultView: window } = link.ownerDocument
  keepSiteCookie(link.ownerDocument, name, language)
  if (!window) return
  link.search = window.location.search
  link.hash = window.location.hash
}

/**
 * For pages without a prefix: sends a visitor to the page in their language, by the cookie first, then by the browser's
 * languages (of each the full code, then its first part), then by the site's own default. It runs in the browser, so that
 * a page stays one and the same for every cache, and the navigation is never remembered as a redirect would be. A language
 * that was found is kept in the cookie.
 *
 * Left where they are, without a cookie: crawlers and link previews, by their name; and visitors who came by a link that someone
 * shared (from another site, or with a campaign's parameters) to any page but the home page: they were sent to this page,
 * and a search engine has chosen the language already.
 */
export const languageScript = `(function(d,n,l){
var e=d.documentElement,s=l.protocol==='https:',k=(s?'__Host-':'')+'${name}=',m=new RegExp('(?:^|; )'+k+'([a-z]{2})(?:;|$)').exec(d.cookie),w=m?[m[1]]:n.languages||[],i=0,a;
if(/bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|embedly|lighthouse/i.test(n.userAgent))return;
if(l.pathname!=='/'&&((d.referrer&&new URL(d.referrer).origin!==l.origin)||/[?&](?:utm_\\w+|gclid|fbclid|msclkid)=/.test(l.search)))return;
function f(c){return d.querySelector('link[hreflang="'+c+'"]')}
for(;i<w.length&&!a;i++)if(/^[\\w-]+$/.test(w[i]))a=f(w[i].toLowerCase())||f(w[i].slice(0,2).toLowerCase());
if(a&&!m)d.cookie=k+a.hreflang+'; max-age=31536000; path=/; samesite=lax'+(s?'; secure':'');
a=a||f(e.dataset.language);
if(a&&a.hreflang!==e.lang)l.replace(new URL(a.href).pathname+l.search+l.hash)
})(document,navigator,location)`
