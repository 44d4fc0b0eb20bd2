/** The titles of a list, between commas. */
const listed = (...lines: string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(', ')));

/**
 * Titles that many works have: collected and selected writings, which by the same author are other volumes or another choice each time,
 * and what stands before or behind a text. They name no work. As value keys.
 */
const COLLECTIVE_TITLES = listed(
  'works, selected works, collected works, complete works, selections, poems, selected poems, collected poems',
  'plays, novels, short stories, stories, collected stories, selected stories, essays, selected essays, fiction',
  'letters, correspondence, speeches, prose works, poetry, writings, selected writings, papers, lectures',
  'collected papers, selected papers, preface, foreword, introduction, editorial, index',
  'werke, gesammelte werke, samtliche werke, ausgewahlte werke, schriften, gesammelte schriften, gedichte',
  'erzahlungen, briefe, aufsatze, dramen, romane, sammlung, teilsammlung, reden, vorwort, einleitung',
  'oeuvres, oeuvres completes, oeuvres choisies, poesies, theatre, lettres, avant propos, opere, racconti',
  'lettere, obras, obras completas, novelas, cuentos, poesias',
  '选集, 全集, 文集, 诗集, 诗选, 文选, 散文集, 散文选, 小说选, 作品集, 作品选, 自选集, 书信集',
  '卷首语, 编辑说明, 前言, 序, 序言, 自序, 导言, 导论, 绪论, 后记, 跋, 凡例, 目录, 附录, 索引',
);

const SELECTIONS = / selections$/;

/** Whether a title, as a value key, is one that many works have. */
export function isCollective(key: string): boolean {
  return COLLECTIVE_TITLES.has(key.replace(SELECTIONS, ''));
}

/** Words of a subtitle that make a book another work than the one with the title alone: what belongs to a textbook. Folded. */
const OTHER_WORK_WORDS = listed(
  'solution, solutions, workbook, exercises, companion, supplement, answers, instructor, index, commentary',
  'casebook, abridged, appendix, bibliography, glossary, guidebook',
  'ubungsbuch, aufgabensammlung, losungen, losungsbuch, arbeitsbuch, lehrerband, kommentar, register',
  'erganzungsband, supplementband, anhang, tafelband, textband, formelsammlung',
  'exercices, corriges, cahier, solucionario, ejercicios',
);

/** The same for scripts without spaces between words. */
const OTHER_WORK_PHRASES = [
  ...listed('习题, 练习, 题解, 解答, 指导, 教师, 辅导, 答案, 补编, 续编, 附录, 索引, 缩写, 改编'),
  ...listed('上册, 中册, 下册, 上卷, 中卷, 下卷, 上编, 下编, 上篇, 下篇, 上部, 下部'),
];

/** Arabic and roman numbers. */
const NUMBER = /\d+|(?<!\p{L})[ivx]{1,5}(?!\p{L})/gu;
const NO_WORD = /[^\p{L}\p{N}]+/u;

/** The numbers of a folded text. */
export function numbersIn(folded: string): string[] {
  return folded.match(NUMBER) ?? [];
}

/** The words of a folded text for parts and companions of a work. */
export function markingWords(folded: string): string[] {
  const words = folded.split(NO_WORD).filter((word) => OTHER_WORK_WORDS.has(word));
  return [...words, ...OTHER_WORK_PHRASES.filter((phrase) => folded.includes(phrase))];
}
