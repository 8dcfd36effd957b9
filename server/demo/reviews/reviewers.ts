import type { Language } from '../../contract/primitives.ts'

/** Where travellers come from: their language, country and the first names that are common there. */
export interface ReviewerOrigin {
  language: Language
  countryCode: string
  firstNames: string[]
}

/** Those who write in English: from everywhere. */
export const englishOrigins: ReviewerOrigin[] = [
  {
    language: 'en',
    countryCode: 'GB',
    firstNames: ['Hannah', 'Oliver', 'Priya', 'Callum', 'Imogen', 'Theo', 'Nadia', 'Rhys', 'Fiona', 'Marcus'],
  },
  {
    language: 'en',
    countryCode: 'US',
    firstNames: ['Emily', 'Jason', 'Maya', 'Derek', 'Caroline', 'Luis', 'Tasha', 'Brandon', 'Grace', 'Peter'],
  },
  {
    language: 'en',
    countryCode: 'AU',
    firstNames: ['Lachlan', 'Chloe', 'Bronwyn', 'Angus', 'Zara', 'Mitchell'],
  },
  {
    language: 'en',
    countryCode: 'IN',
    firstNames: ['Ananya', 'Rohan', 'Kavita', 'Arjun', 'Sneha', 'Vikram', 'Meera', 'Sanjay'],
  },
  { language: 'en', countryCode: 'CA', firstNames: ['Megan', 'Tyler', 'Aisha', 'Graham', 'Sophie'] },
  { language: 'en', countryCode: 'IE', firstNames: ['Aoife', 'Ciarán', 'Niamh', 'Declan'] },
  { language: 'en', countryCode: 'ZA', firstNames: ['Thandi', 'Pieter', 'Lerato', 'Craig'] },
  { language: 'en', countryCode: 'NL', firstNames: ['Sanne', 'Bram', 'Femke', 'Jeroen', 'Lotte'] },
  { language: 'en', countryCode: 'SE', firstNames: ['Elsa', 'Anders', 'Linnea', 'Gustav'] },
  { language: 'en', countryCode: 'DE', firstNames: ['Katrin', 'Jonas', 'Heike', 'Matthias', 'Leonie'] },
  { language: 'en', countryCode: 'PL', firstNames: ['Agnieszka', 'Tomasz', 'Magda', 'Piotr'] },
  { language: 'en', countryCode: 'PH', firstNames: ['Maricel', 'Jomar', 'Liza', 'Paolo'] },
  { language: 'en', countryCode: 'SG', firstNames: ['Wei Ling', 'Marcus', 'Hui Min', 'Rajesh'] },
  { language: 'en', countryCode: 'AE', firstNames: ['Fatima', 'Omar', 'Reem', 'Khalid', 'Layla'] },
  { language: 'en', countryCode: 'KE', firstNames: ['Wanjiru', 'Brian', 'Achieng', 'Kamau'] },
  { language: 'en', countryCode: 'JP', firstNames: ['Yuki', 'Haruto', 'Aiko', 'Kenji'] },
  { language: 'en', countryCode: 'NZ', firstNames: ['Aroha', 'Ben', 'Kiri', 'Hamish'] },
  { language: 'en', countryCode: 'NO', firstNames: ['Ingrid', 'Lars', 'Solveig'] },
  { language: 'en', countryCode: 'KR', firstNames: ['Ji-woo', 'Min-jun', 'Seo-yeon'] },
  { language: 'en', countryCode: 'GR', firstNames: ['Eleni', 'Nikos', 'Despina'] },
]

/** Those who write in their own language. */
export const origins: ReviewerOrigin[] = [
  {
    language: 'ru',
    countryCode: 'RU',
    firstNames: ['Анна', 'Дмитрий', 'Ольга', 'Сергей', 'Екатерина', 'Игорь', 'Мария', 'Алексей'],
  },
  { language: 'ru', countryCode: 'KZ', firstNames: ['Айгуль', 'Тимур', 'Динара', 'Руслан'] },
  { language: 'ar', countryCode: 'SA', firstNames: ['نورة', 'عبدالله', 'سارة', 'فهد', 'منى'] },
  { language: 'ar', countryCode: 'EG', firstNames: ['أحمد', 'ياسمين', 'محمود', 'هبة'] },
  { language: 'ar', countryCode: 'KW', firstNames: ['بدر', 'دلال', 'يوسف', 'شيخة'] },
  {
    language: 'tr',
    countryCode: 'TR',
    firstNames: ['Zeynep', 'Emre', 'Elif', 'Mehmet', 'Ayşe', 'Burak', 'Deniz', 'Selin'],
  },
  {
    language: 'fr',
    countryCode: 'FR',
    firstNames: ['Camille', 'Julien', 'Sandrine', 'Mathieu', 'Claire', 'Bertrand'],
  },
  { language: 'fr', countryCode: 'BE', firstNames: ['Amélie', 'Olivier', 'Noémie'] },
  { language: 'fr', countryCode: 'MA', firstNames: ['Salma', 'Younes', 'Ghita'] },
  {
    language: 'es',
    countryCode: 'ES',
    firstNames: ['Lucía', 'Javier', 'Carmen', 'Álvaro', 'Marta', 'Pablo'],
  },
  { language: 'es', countryCode: 'MX', firstNames: ['Ximena', 'Rodrigo', 'Fernanda', 'Emilio'] },
  { language: 'es', countryCode: 'AR', firstNames: ['Valentina', 'Tomás', 'Florencia'] },
  { language: 'pt', countryCode: 'PT', firstNames: ['Inês', 'Duarte', 'Catarina', 'Rui'] },
  { language: 'pt', countryCode: 'BR', firstNames: ['Mariana', 'Thiago', 'Beatriz', 'Rafael', 'Larissa'] },
  { language: 'de', countryCode: 'DE', firstNames: ['Sabine', 'Florian', 'Anke', 'Stefan', 'Lena'] },
  { language: 'de', countryCode: 'AT', firstNames: ['Barbara', 'Lukas', 'Veronika'] },
  { language: 'it', countryCode: 'IT', firstNames: ['Giulia', 'Marco', 'Francesca', 'Davide'] },
  { language: 'zh', countryCode: 'CN', firstNames: ['李女士', '王先生', '陈小姐', '林先生'] },
]
