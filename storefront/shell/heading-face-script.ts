import {
  headingFaceAddress,
  headingFamily,
  headingLetters,
  headingSelector,
  mostHeadingLetters,
} from '../../themes/heading-face.ts'

/**
 * Runs in the head of Chinese pages: asks for the face of the page's headings once they are there, and again when others
 * have taken their place. A heading is never drawn by two faces: while one has a letter that the face at hand lacks, and
 * when there are too many for one face, all are drawn by the system's.
 */
export const headingFaceScript = (weight: string): string => `(function(d){
var asked='',face,rest,letter=/[${headingLetters}]/u;
function show(next){if(face)d.fonts.delete(face);face=next;if(face)d.fonts.add(face)}
function draw(){
var found=new Set,letters;
d.querySelectorAll('#app ${headingSelector}').forEach(function(h){Array.from(h.textContent).forEach(function(c){letter.test(c)&&found.add(c)})});
if(Array.from(found).every(function(c){return asked.includes(c)}))return;
show();
letters=asked=Array.from(found).sort().join('');
if(found.size>${mostHeadingLetters}){asked='';return}
new FontFace('${headingFamily}','url(${headingFaceAddress(weight)}?letters='+encodeURIComponent(letters)+')',{weight:'1 1000'}).load().then(function(f){letters===asked&&show(f)}).catch(function(){})
}
d.addEventListener('DOMContentLoaded',function(){
draw();
new MutationObserver(function(){clearTimeout(rest);rest=setTimeout(draw,100)}).observe(d.getElementById('app'),{childList:true,subtree:true,characterData:true})
})
})(document)`
