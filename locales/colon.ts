/** What stands between a label and what it says, as a language prints it. */
export function colonIn(language: string): string {
  if (language === 'fr') return '\u00a0: '
  return language === 'zh' ? '：' : ': '
}
