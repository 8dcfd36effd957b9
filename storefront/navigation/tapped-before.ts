/** What is tapped while a page's code is on its way is marked as heard, and done afterwards. */

/**
 * Runs in the head. Until the page is alive a tap on a button would be lost, or hydrate the whole page before anything is
 * seen of it: it marks the button, so that the visitor sees that it was heard, and `answerTap` presses it later. Links lead on by themselves and forms are sent by themselves; a link
 * within the page that acts as a button waits with the buttons.
 */
export const tapScript = `(function(d){
d.addEventListener('click',function(e){
var h=d.documentElement,t=e.target,b=!('alive' in h.dataset)&&t.closest&&t.closest('#app button[type=button],#app [role=button][href^="#"]'),o;
if(!b)return;
e.preventDefault();
e.stopPropagation();
if(o=d.querySelector('[data-heard]'))o.removeAttribute('data-heard');
b.setAttribute('data-heard','')
},true)
})(document)`

/** From now on React hears every tap itself. Presses what was tapped last while the page's code was on its way. */
export function answerTap(within: Element): void {
  within.ownerDocument.documentElement.dataset['alive'] = ''
  const tapped = within.querySelector<HTMLElement>('[data-heard]')
  tapped?.removeAttribute('data-heard')
  tapped?.click()
}
