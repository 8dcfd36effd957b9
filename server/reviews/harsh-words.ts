import type { Language } from '../contract/primitives.ts'

/**
 * Words because of which a moderator reads a review before it is shown: insults and obscenities that leave little doubt, not
 * criticism ("dirty", "thieves" and "stupid idea" stay). A small list of our own, since none of the published ones speaks
 * all our languages, and most lack insults.
 *
 * Written as they are spelled; compared without case, accents, doubled letters and digits for letters. `*` at the end takes
 * whatever follows. Held, never refused: a person decides.
 */
export const harshWords: readonly string[] = [
  // English
  'asshole*', 'arsehole*', 'bastard*', 'bitch*', 'bullshit*', 'cunt*', 'dickhead*', 'dumbass*', 'faggot*', 'fuck*', 'fucking',
  'idiot*', 'imbecil*', 'moron*', 'motherfuck*', 'nigger*', 'scumbag*', 'shit', 'shithead*', 'shitty', 'slut*', 'twat*',
  'wanker*', 'whore*',
  // French
  'abruti*', 'connard*', 'connasse*', 'enculé*', 'fils de pute', 'merde*', 'pute', 'putes', 'salaud*', 'salope*',
  // German
  'arschloch*', 'arschlöcher*', 'drecksau*', 'dreckskerl*', 'fotze*', 'hurensohn*', 'miststück*', 'missgeburt*', 'scheiße*',
  'schlampe*', 'trottel*', 'vollidiot*', 'wichser*',
  // Spanish
  'cabrón*', 'gilipollas', 'hijo de puta', 'hijoputa*', 'maricón*', 'mierda*', 'pendejo*', 'puta', 'putas', 'subnormal*',
  // Portuguese
  'arrombado*', 'babaca*', 'cabrão', 'cabrões', 'caralho*', 'filho da puta', 'filhos da puta', 'merda*', 'cuzão',
  // Italian
  'cazzo', 'coglion*', 'cretin*', 'puttan*', 'stronz*', 'vaffanculo',
  // Russian
  'бляд*', 'блять', 'говно*', 'дебил*', 'долбо*', 'ебан*', 'идиот*', 'кретин*', 'мразь', 'мрази', 'мудак*', 'пидор*', 'пизд*',
  'придур*', 'сука', 'суки', 'тварь', 'твари', 'ублюд*', 'урод', 'уроды', 'хуй*', 'хуе*',
  // Turkish, Azerbaijani
  'aptal*', 'dangalak*', 'geri zekalı*', 'gerizekalı*', 'haysiyetsiz*', 'orospu*', 'siktir*', 'şerefsiz*', 'yavşak*',
  'axmaq*', 'gicdıllaq*', 'oğraş*', 'peysər*', 'qəhbə*', 'şərəfsiz*',
  // Arabic
  'ابن الكلب', 'ابن كلب', 'أغبياء', 'الأغبياء', 'الحقير*', 'الغبي*', 'حقير*', 'شرموط*', 'عاهر*', 'غبي*', 'قحبة', 'كس امك', 'كسمك',
  'منيوك*', 'يا حمار', 'يا كلب',
  // Hebrew
  'אידיוט*', 'האידיוט*', 'בן זונה', 'בני זונות', 'דביל*', 'זונה', 'כוס אמק', 'מטומטם', 'מטומטמים', 'מטומטמת', 'מניאק*', 'שרמוטה',
  // Persian
  'احمق*', 'ابله*', 'بی‌شعور*', 'بیشعور*', 'جنده*', 'حرامزاده*', 'حرام‌زاده*', 'کسکش*', 'مادرجنده*', 'مادر جنده',
  // Chinese, found anywhere: its words are not apart
  '傻逼', '傻屄', '煞笔', '白痴', '智障', '混蛋', '王八蛋', '他妈的', '操你', '废物', '贱人', '婊子', '狗屎',
] // prettier-ignore

/** Words that insult in one language and mean something harmless in another. */
export const harshIn: Partial<Record<Language, readonly string[]>> = {
  // French for "delay"
  en: ['retard', 'retards', 'retarded', 'jackass'],
  fr: ['con', 'conne', 'cons', 'débile', 'débiles'],
  // an actor's name
  de: ['depp', 'deppen', 'hure', 'huren'],
  // a rice cake
  es: ['puto', 'putos', 'capullo', 'capullos'],
  // a sea lion
  pt: ['otário', 'otários', 'otária'],
  it: ['deficiente', 'deficienti', 'troia', 'troie'],
  // a fruit of Indonesia; a picture
  tr: ['salak*', 'piç', 'piçler', 'amk', 'gavat*'],
}
