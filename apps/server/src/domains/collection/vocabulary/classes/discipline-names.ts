import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';

const names = (zhCN: string, zhTW: string, enUS: string, frFR: string): Names => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
  'fr-FR': frFR,
});

/**
 * The disciplines (学科门类) of degrees at universities in China, by the codes of the catalogue of disciplines of 2022
 * (研究生教育学科专业目录, Ministry of Education of China).
 */
export const DISCIPLINE_NAMES = {
  '01': names('哲学', '哲學', 'Philosophy', 'Philosophie'),
  '02': names('经济学', '經濟學', 'Economics', 'Économie'),
  '03': names('法学', '法學', 'Law and social sciences', 'Droit et sciences sociales'),
  '04': names('教育学', '教育學', 'Education', 'Éducation'),
  '05': names('文学', '文學', 'Literature and languages', 'Lettres et langues'),
  '06': names('历史学', '歷史學', 'History', 'Histoire'),
  '07': names('理学', '理學', 'Natural sciences', 'Sciences naturelles'),
  '08': names('工学', '工學', 'Engineering', 'Ingénierie'),
  '09': names('农学', '農學', 'Agriculture', 'Agronomie'),
  '10': names('医学', '醫學', 'Medicine', 'Médecine'),
  '11': names('军事学', '軍事學', 'Military science', 'Science militaire'),
  '12': names('管理学', '管理學', 'Management', 'Gestion'),
  '13': names('艺术学', '藝術學', 'Arts', 'Arts'),
  '14': names('交叉学科', '交叉學科', 'Interdisciplinary studies', 'Études interdisciplinaires'),
} as const;

export type DisciplineCode = keyof typeof DISCIPLINE_NAMES;

/** The codes in order. They must be sorted, because an object lists the keys '10' and later first. */
export const DISCIPLINE_CODES = (Object.keys(DISCIPLINE_NAMES) as DisciplineCode[]).sort();

/** The name of a discipline; the code itself if it is unknown. */
export function disciplineName(code: string, language: Language): string {
  return Object.hasOwn(DISCIPLINE_NAMES, code)
    ? nameIn(DISCIPLINE_NAMES[code as DisciplineCode], language)
    : code;
}
