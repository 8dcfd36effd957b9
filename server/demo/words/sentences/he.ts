/** Sentences of the demo's listings by their English. */
export const he: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'מדבר אל להבאב, ליד כביש E44, דובאי',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal at half past seven. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and you are back at your hotel by about half past nine.':
    'החול בלהבאב אדום בגלל הברזל שבו, והוא אדום ביותר בארבעים הדקות שלפני השקיעה. בשולי הכביש הנהג מוציא מעט אוויר מהצמיגים, כולם בודקים את החגורה, ובמשך חצי שעה הרכב מטפס, נוטה וגולש לאורך רכסים שבשבוע שעבר היו במקום אחר.\n\nבראש הדיונה האחרונה יורדים מהרכב. יש זמן ללכת עד שלא שומעים דבר, לנסות גלשן חול ולצלם. משם עשר דקות למחנה: קפה עם הל, לחם חם מהמחבת, בז על כפפה, חינה למי שרוצה, וגמל שמסתובב פעמיים סביב הגדר.\n\nארוחת הערב יורדת מהפחמים בשבע וחצי. רקדן תנורה ומתופף מופיעים, האורות כבים לחמש דקות כדי שתראו את הכוכבים, ובערך בתשע וחצי אתם שוב במלון.',
  'Thirty minutes of dune driving with a licensed desert driver':
    'שלושים דקות נהיגה בדיונות עם נהג מדבר מורשה',
  'Twenty minutes alone on a ridge while the sun goes down': 'עשרים דקות לבד על רכס בזמן השקיעה',
  'Sandboards and a camel at the camp, as often as you like': 'גלשני חול וגמל במחנה, כמה שרוצים',
  'Charcoal dinner with vegetarian dishes cooked on their own fire':
    'ארוחה על פחמים, ומנות צמחוניות על אש נפרדת',
  'Five minutes with every light off, for the stars': 'חמש דקות בלי שום אור, בשביל הכוכבים',
  'Car, driver and fuel from one of four pickup points': 'רכב, נהג ודלק מאחת מארבע נקודות איסוף',
  'Water, coffee, tea and dates': 'מים, קפה, תה ותמרים',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'ארוחת ערב: עוף וכבש על הגריל, עדשים, סלטים, לחם, פירות',
  'Sandboard, short camel ride, henna for one hand': 'גלשן חול, רכיבה קצרה על גמל, חינה ליד אחת',
  'Alcohol and shisha': 'אלכוהול ונרגילה',
  'Quad bikes, which are an extra': 'טרקטורונים, בתוספת תשלום',
  'Photographs by the camp photographer': 'תמונות של צלם המחנה',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'נהיגה בדיונות לא מתאימה לנשים בהיריון, למי שעבר ניתוח בגב או בצוואר ולילדים מתחת לגיל שלוש. בחרו באפשרות בלי דיונות: המחנה אותו מחנה.',
  'Eat lightly before. The last proper toilet is at the petrol station in Lahbab; the camp has flushing ones.':
    'אכלו קל לפני כן. השירותים הטובים האחרונים הם בתחנת הדלק בלהבאב; במחנה יש שירותים עם מים.',
  'From December to February it falls to 12 °C after dark.':
    'מדצמבר עד פברואר יורדת הטמפרטורה ל-12 מעלות אחרי החשכה.',
  'During Ramadan there is no music or dancing; dinner starts at sunset.':
    'ברמדאן אין מוזיקה או ריקודים; ארוחת הערב מתחילה בשקיעה.',
  'A jacket from November to March': 'מעיל קל מנובמבר עד מרץ',
  'Sandals or shoes you can empty': 'סנדלים או נעליים שקל לנער',
  Sunglasses: 'משקפי שמש',
  'A charged telephone': 'טלפון טעון',
  'Edge of the desert': 'שולי המדבר',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'לחץ הצמיגים ל-15 psi, חגורות, והסבר קצר איך לשבת.',
  'The red ridges': 'הרכסים האדומים',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'חצי שעה של נהיגה, עם עצירה אחת כשמישהו רוצה לנשום.',
  'The last dune': 'הדיונה האחרונה',
  'Sunset on foot. The board is free, the walk up is not.': 'שקיעה ברגל. הגלשן חינם, על העלייה צריך לעבוד.',
  'The camp': 'המחנה',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    'קפה, חינה, בז, גמל; המקומות בשולחנות הארוכים שלכם לכל הערב.',
  'Charcoal grill, then tanoura and drums.': 'גריל פחמים, ואז תנורה ותופים.',
  'Lights out': 'כיבוי אורות',
  'Five minutes of dark before the drive home.': 'חמש דקות של חושך לפני הנסיעה חזרה.',
  'Deira, Al Ghurair Centre': 'דיירה, מרכז אל ע׳ריר',
  'Wait at the taxi rank on the Al Rigga side. The driver sends his plate number by message an hour before.':
    'המתינו בתחנת המוניות בצד אל ריגה. הנהג שולח הודעה עם מספר הרכב שעה קודם.',
  'Downtown, Burj Khalifa metro station': 'דאונטאון, תחנת המטרו בורג׳ ח׳ליפה',
  'Take the land-side exit and come down to the bus bay, not the taxi queue.':
    'צאו ביציאה שבצד היבשה ורדו למפרץ האוטובוסים, לא לתור המוניות.',
  'Dubai Marina, The Walk at JBR': 'דובאי מרינה, הטיילת בחוף ג׳ומיירה',
  'Stopping on The Walk is short, so please be on the pavement five minutes early.':
    'העצירה בטיילת קצרה, אז היו על המדרכה חמש דקות לפני.',
  'Bur Dubai, Al Seef car park': 'בור דובאי, חניון אל סיף',
  'By the wooden boat at the entrance of the car park.': 'ליד סירת העץ בכניסה לחניון.',
  'Quad bike, 30 minutes': 'טרקטורון, 30 דקות',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'טרקטורון ליחיד במסלול מגודר ליד המחנה; מגיל 16.',
  'Front seat kept for you': 'מושב קדמי שמור לכם',
  'One in each car; it also helps against car sickness.': 'אחד בכל רכב; עוזר גם נגד בחילות נסיעה.',
  'Table in the raised majlis': 'שולחן במג׳לס המוגבה',
  'Cushions, shade and service at the table in place of the buffet.': 'כריות, צל והגשה לשולחן במקום המזנון.',
  'You share a Land Cruiser with at most five others.': 'חולקים לנד קרוזר עם חמישה אחרים לכל היותר.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'ארבעה אורחים ברכב, מדריך ליד הנהג, ועצירה נוספת ליד מקור מים של ראמים.',
  'A flat track to the camp. For small children, for expecting mothers and for bad backs.':
    'דרך מישורית אל המחנה. לילדים קטנים, לנשים בהיריון ולגב כואב.',
  Dinner: 'ארוחת הערב',
}
