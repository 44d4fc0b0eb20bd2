import type { CoverageDepth, TitleKind, TitleRow } from '../title-row.ts';

/** Words of lists for the kind of a title. KBART has serial and monograph; the others are those of providers. */
const KINDS: Readonly<Record<string, TitleKind>> = {
  serial: 'serial',
  journal: 'serial',
  ejournal: 'serial',
  periodical: 'serial',
  magazine: 'serial',
  newspaper: 'serial',
  newsletter: 'serial',
  series: 'serial',
  bookseries: 'serial',
  yearbook: 'serial',
  期刊: 'serial',
  报纸: 'serial',
  報紙: 'serial',
  年鉴: 'serial',
  年鑑: 'serial',
  monograph: 'monograph',
  book: 'monograph',
  ebook: 'monograph',
  conference: 'monograph',
  proceeding: 'monograph',
  proceedings: 'monograph',
  report: 'monograph',
  thesis: 'monograph',
  图书: 'monograph',
  圖書: 'monograph',
  电子书: 'monograph',
  電子書: 'monograph',
};

const DEPTHS: Readonly<Record<string, CoverageDepth>> = {
  fulltext: 'fulltext',
  volltext: 'fulltext',
  texteintégral: 'fulltext',
  全文: 'fulltext',
  selectedarticles: 'selected',
  selected: 'selected',
  selectedfulltext: 'selected',
  abstracts: 'abstracts',
  abstract: 'abstracts',
  citations: 'abstracts',
  abstractsandindexing: 'abstracts',
  文摘: 'abstracts',
  ebook: 'ebook',
  ebooks: 'ebook',
  video: 'video',
  videos: 'video',
  streamingvideo: 'video',
};

const ACCESS: Readonly<Record<string, TitleRow['access']>> = {
  p: 'paid',
  paid: 'paid',
  f: 'free',
  free: 'free',
  openaccess: 'free',
  oa: 'free',
};

/** The kind that a word means; undefined for other words. */
export function kindOf(word: string): TitleKind | undefined {
  return meaningOf(KINDS, word);
}

/** The depth that a word means; `other` for words that no list of ours has. */
export function depthOf(word: string): CoverageDepth {
  return word === '' ? '' : (meaningOf(DEPTHS, word) ?? 'other');
}

/** The access that a word means; empty for other words. */
export function accessOf(word: string): TitleRow['access'] {
  return meaningOf(ACCESS, word) ?? '';
}

function meaningOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  const key = word.toLowerCase().replace(/[\s_-]/g, '');
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
