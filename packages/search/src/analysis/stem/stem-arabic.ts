/**
 * An Arabic word without the article and the particles joined before it: القرآن, والقرآن, للقرآن are قرآن. Source: the prefixes of
 * "light10" (L. Larkey, L. Ballesteros, M. Connell: "Light Stemming for Arabic Information Retrieval", 2007). Its suffixes are not taken
 * off: school (مدرسة) would become teacher (مدرس).
 */
export function stemArabic(word: string): string {
  const stem = word.replace(ARTICLE, '');
  return stem.length >= SHORTEST ? stem : word;
}

const ARTICLE = /^(?:[وبكف]?ال|لل)/u;
const SHORTEST = 3;
