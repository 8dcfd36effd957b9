/** Sentences of the demo's listings by their English. */
export const he: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'מדבר אל להבאב, ליד כביש E44, דובאי',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal once it is dark. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and the car takes you back to where we picked you up.':
    'החול בלהבאב אדום בגלל הברזל שבו, והוא אדום ביותר בארבעים הדקות שלפני השקיעה. בשולי הכביש הנהג מוציא מעט אוויר מהצמיגים, כולם בודקים את החגורה, ובמשך חצי שעה הרכב מטפס, נוטה וגולש לאורך רכסים שבשבוע שעבר היו במקום אחר.\n\nבראש הדיונה האחרונה יורדים מהרכב. יש זמן ללכת עד שלא שומעים דבר, לנסות גלשן חול ולצלם. משם עשר דקות למחנה: קפה עם הל, לחם חם מהמחבת, בז על כפפה, חינה למי שרוצה, וגמל שמסתובב פעמיים סביב הגדר.\n\nארוחת הערב יורדת מהפחמים כשכבר חשוך. רקדן תנורה ומתופף מופיעים, האורות כבים לחמש דקות כדי שתראו את הכוכבים, ואז הרכב מחזיר אתכם לנקודת האיסוף.',
  'With dunes: thirty minutes of dune driving with a licensed desert driver':
    'באפשרויות עם דיונות: שלושים דקות נהיגה בחול עם נהג מדבר מורשה',
  'With dunes: twenty minutes on foot on a ridge around sunset':
    'באפשרויות עם דיונות: עשרים דקות ברגל על רכס סביב השקיעה',
  'With dunes: a sandboard on the last dune': 'באפשרויות עם דיונות: גלשן חול על הדיונה האחרונה',
  'A short camel ride at the camp': 'רכיבה קצרה על גמל במחנה',
  'Charcoal dinner with vegetarian dishes cooked on their own fire':
    'ארוחה על פחמים, ומנות צמחוניות על אש נפרדת',
  'Five minutes with every light off, for the stars': 'חמש דקות בלי שום אור, בשביל הכוכבים',
  'Car, driver and fuel from one of four pickup points': 'רכב, נהג ודלק מאחת מארבע נקודות איסוף',
  'Water, coffee, tea and dates': 'מים, קפה, תה ותמרים',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'ארוחת ערב: עוף וכבש על הגריל, עדשים, סלטים, לחם, פירות',
  'Short camel ride, henna for one hand; with dunes, a sandboard too':
    'רכיבה קצרה על גמל, חינה על יד אחת; באפשרויות עם דיונות גם גלשן חול',
  'Alcohol and shisha': 'אלכוהול ונרגילה',
  'Quad bikes, which are an extra': 'טרקטורונים, בתוספת תשלום',
  'Photographs by the camp photographer': 'תמונות של צלם המחנה',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'נהיגה בדיונות לא מתאימה לנשים בהיריון, למי שעבר ניתוח בגב או בצוואר ולילדים מתחת לגיל שלוש. בחרו באפשרות בלי דיונות: המחנה אותו מחנה.',
  'Eat lightly beforehand. The last toilet before the dunes is at the petrol station in Lahbab; the camp has flushing toilets.':
    'אכלו קל לפני כן. השירותים האחרונים לפני הדיונות הם בתחנת הדלק בלהבאב; במחנה יש שירותים עם מי הדחה.',
  'From December to February it falls to 12 °C after dark.':
    'מדצמבר עד פברואר יורדת הטמפרטורה ל-12 מעלות אחרי החשכה.',
  'During Ramadan there is no music or dancing; dinner starts once you are at the camp and the sun has set.':
    'ברמדאן אין מוזיקה או ריקודים; ארוחת הערב מתחילה אחרי שהגעתם למחנה והשמש שקעה.',
  'A jacket from November to March': 'מעיל מנובמבר עד מרץ',
  'Sandals or shoes you can empty': 'סנדלים או נעליים שקל לנער',
  Sunglasses: 'משקפי שמש',
  'A charged phone': 'טלפון טעון',
  'Edge of the desert': 'שולי המדבר',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'לחץ הצמיגים ל-15 psi, חגורות, והסבר קצר איך לשבת.',
  'The red ridges': 'הרכסים האדומים',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'חצי שעה של נהיגה, עם עצירה אחת כשמישהו רוצה לנשום.',
  'The last dune': 'הדיונה האחרונה',
  'On foot, around sunset. The board is free, the walk up is not.':
    'ברגל, סביב השקיעה. הגלשן חינם, על העלייה צריך לעבוד.',
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
  'Dubai Marina, The Walk at JBR': 'דובאי מרינה, טיילת The Walk ב-JBR',
  'Opposite the Rimal towers. The car may stop on The Walk only briefly, so please wait on the pavement.':
    'מול מגדלי רימאל. העצירה בטיילת קצרה, אז חכו על המדרכה.',
  'Bur Dubai, Al Seef car park': 'בור דובאי, חניון אל סיף',
  'On the creek side. By the wooden boat at the entrance of the car park.':
    'בצד של הקריק. ליד סירת העץ בכניסה לחניון.',
  'Quad bike, 30 minutes': 'טרקטורון, 30 דקות',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'טרקטורון ליחיד במסלול מגודר ליד המחנה; מגיל 16.',
  'Front seat kept for you': 'מושב קדמי שמור לכם',
  'One in each car; it also helps against car sickness.': 'אחד בכל רכב; עוזר גם נגד בחילות נסיעה.',
  'Table in the raised majlis': 'שולחן במג׳לס המוגבה',
  'Cushions, shade and service at the table in place of the buffet. Charged for every guest, including babies.':
    'כריות, צל והגשה לשולחן במקום המזנון. מחויב לכל אורח, גם לתינוקות.',
  'You share a Land Cruiser with at most five others. The driver is also your guide.':
    'חולקים לנד קרוזר עם חמישה אחרים לכל היותר. הנהג הוא גם המדריך.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'ארבעה אורחים ברכב, מדריך ליד הנהג, ועצירה נוספת ליד מקור מים של ראמים.',
  'A flat track to the camp. For young children, pregnant travellers and bad backs. The first three stops are left out, and the evening at the camp begins earlier.':
    'דרך מישורית אל המחנה. לילדים קטנים, לנשים בהיריון ולגב כואב. בלי שלוש התחנות הראשונות, והערב במחנה מתחיל מוקדם יותר.',
  Dinner: 'ארוחת הערב',
  'Base camp at Al Badayer': 'מחנה הבסיס באל בדאיר',
  'Training dunes': 'דיונות האימון',
  'Top of Big Red': 'פסגת האדומה הגדולה',
  'Fossil Rock, Mleiha (second day)': 'סלע המאובנים, מליחה (היום השני)',
  'When the wind is strong the sand flies and nobody sees the next ridge. We wait at the base, with tea, for up to two hours.\n\nIf it does not drop, you drive the low dunes only and come back for the big one on another day, free of charge. After a storm warning nobody drives: you choose a new day or get your money back.':
    'ברוח חזקה החול עף ואיש אינו רואה את הרכס הבא. מחכים בבסיס, עם תה, עד שעתיים.\n\nאם הרוח אינה נרגעת, נוהגים רק בדיונות הנמוכות וחוזרים לגדולה ביום אחר, ללא תשלום. אחרי אזהרת סערה איש אינו נוהג: בוחרים יום חדש או מקבלים את הכסף בחזרה.',
  'Gate of the Fayoum road': 'שער כביש פיום',
  'Shore of Lake Qarun': 'חוף אגם קארון',
  'Falls of Wadi el-Rayan': 'מפלי ואדי א-ריאן',
  'Crest of the dunes': 'רכס הדיונות',
  'Valley of the Whales': 'עמק הלווייתנים',
  'Between March and May a hot wind, the khamsin, can fill the valley with dust. We look at the forecast the evening before and write to you by eight.\n\nIf the park closes its gate, you choose another day or get your money back. If only the dunes are closed, the museum and the potters get the time.':
    'בין מרץ למאי רוח חמה, החמסין, עלולה למלא את העמק באבק. בודקים את התחזית בערב שלפני וכותבים לכם עד שמונה.\n\nאם השמורה סוגרת את שעריה, בוחרים יום אחר או מקבלים את הכסף בחזרה. אם רק הדיונות סגורות, הזמן עובר למוזיאון ולקדרים.',
  'The pilot reads the wind at half past three, before the cars set out. If it is not right, you get a message at once.\n\nYou fly on another morning or get your money back; the choice is yours. Fog that comes late may mean half an hour of coffee beside the basket.':
    'הטייס בודק את הרוח בשלוש וחצי, לפני שהמכוניות יוצאות. אם היא אינה מתאימה, אתם מקבלים הודעה מיד.\n\nטסים בבוקר אחר או מקבלים את הכסף בחזרה; הבחירה שלכם. ערפל מאוחר עשוי להיות חצי שעה של קפה ליד הסל.',
  'Translates novels from English in a room on the rue Monge, and reads aloud better than she admits.':
    'מתרגמת רומנים מאנגלית בחדר ברחוב מונז׳, וקוראת בקול טוב יותר ממה שהיא מודה.',
  'Sold books on the quays for twenty years, and knows which doors open if one asks.':
    'מכר ספרים על הרציפים עשרים שנה, ויודע אילו דלתות נפתחות כשמבקשים.',
  'Is writing her thesis on Tsvetaeva in Paris, and walks this route twice a week instead.':
    'כותבת עבודת דוקטור על צבטאייבה בפריז, ובמקומה צועדת במסלול הזה פעמיים בשבוע.',
  'Has ridden to Versailles since school. Carries two pumps, and the opening hours of every bakery in her head.':
    'רוכבת לוורסאי מאז בית הספר. נושאת שתי משאבות, ובראשה שעות הפתיחה של כל מאפייה.',
  'Grew up above a brown café on the Lindengracht. Ask him about the eel.':
    'גדל מעל בית קפה חום על הלינדנחראכט. שאלו אותו על הצלופח.',
  'Elegant and warm: flat shoes for the deck, a jacket for the wind.':
    'אלגנטי וחם: נעליים שטוחות לסיפון, מעיל לרוח.',
  'Shoulders and knees covered; dark colours suit the hour.':
    'כתפיים וברכיים מכוסות; צבעים כהים הולמים את השעה.',
  'For the mosques: shoulders and knees covered, and a scarf for women’s hair. We lend one.':
    'למסגדים: כתפיים וברכיים מכוסות, וצעיף לשיער הנשים. אנחנו משאילים.',
  'By the glass we sell a white from Thrace: dry, cold, and best off Ortaköy.':
    'בכוס אנו מוכרים לבן מתראקיה: יבש, קר, ובמיטבו מול אורטקוי.',
  'Tea brews in the double pot for a quarter of an hour; say “açık” if you like it pale.':
    'התה נחלט בקומקום הכפול רבע שעה; אמרו „אצ׳יק” אם אתם אוהבים אותו בהיר.',
  'The lemonade is made each morning with mint, and has no alcohol in it.':
    'הלימונדה נעשית בכל בוקר עם נענע, בלי אלכוהול.',
  'Rakı goes into the glass first, then water, then ice. Any other order clouds it badly.':
    'קודם ראקי, אחר כך מים, אחר כך קרח. בכל סדר אחר הוא נעכר לא יפה.',
  'With fried aubergine drink water or ayran; wine loses that argument.':
    'עם חציל מטוגן שתו מים או איראן; היין מפסיד בוויכוח הזה.',
  abra: 'אברה',
  'A small wooden ferry with a bench along its middle. It leaves when it is full, and it is full every few minutes.':
    'מעבורת עץ קטנה עם ספסל לאורכה. היא יוצאת כשהיא מלאה, והיא מתמלאת מדי כמה דקות.',
  barjeel: 'ברג׳יל',
  'A wind tower: it catches the breeze on four sides and sends it down into the room below.':
    'מגדל רוח: הוא תופס את הבריזה מארבעה צדדים ומוריד אותה אל החדר.',
  sikka: 'סיכה',
  'A lane between two house walls, narrow enough to stay in shade.':
    'סמטה בין קירות של שני בתים, צרה דיה כדי להישאר בצל.',
  mashrabiya: 'משרבייה',
  'A window screen of turned wood: air and light come in, looks do not.':
    'סבכת חלון מעץ חרוט: אוויר ואור נכנסים, מבטים לא.',
  karak: 'קרק',
  'Strong tea boiled with milk, sugar and cardamom.': 'תה חזק שהורתח עם חלב, סוכר והל.',
  sambuk: 'סמבוק',
  'A wooden boat with a square stern, built by eye and without a drawing.':
    'סירת עץ בעלת ירכתיים מרובעים, שנבנתה לפי העין ובלי שרטוט.',
  khor: 'ח׳ור',
  'The creek: an arm of the sea that reaches into the land.': 'לשון ים שנכנסת אל היבשה.',
  oud: 'עוּד',
  'A lute with a short neck and a round back; also the scented wood that is burnt in the house.':
    'לאוטה קצרת צוואר ועגולת גב; וגם העץ הריחני ששורפים בבית.',
  majlis: 'מג׳לס',
  'The room where guests are received: cushions along the wall, coffee in the middle.':
    'החדר שבו מקבלים אורחים: כריות לאורך הקיר, קפה באמצע.',
  bukhoor: 'בח׳ור',
  'Scented chips that are burnt on charcoal, so that clothes and rooms take the smell.':
    'שבבים ריחניים ששורפים על פחם, כדי שבגדים וחדרים יספגו את הריח.',
  tawwash: 'טוואש',
  'A merchant who bought pearls from the boats, with scales and sieves in his chest.':
    'סוחר שקנה פנינים מן הסירות, ובתיבתו מאזניים ונפות.',
  'The guide speaks all the languages listed and uses those that the group needs.':
    'המדריך דובר את כל השפות הרשומות, ומשתמש באלה שהקבוצה צריכה.',
  'If you’re picked up, you’re back there at around the finish time shown. Without pickup, you finish earlier.':
    'מי שנאסף חוזר למקום האיסוף בערך בשעת הסיום שמצוינת; מי שמגיע בעצמו מסיים קודם.',
}
