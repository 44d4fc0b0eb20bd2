import type { ObjectKind } from '@lectern/contracts/resources/repository/kinds';

/** A text with the language that the record gives it; empty without one. */
export interface DescribedText {
  readonly text: string;
  readonly language: string;
}

/** What a record says of a document, in whatever format. */
export interface DescribedThing {
  readonly titles: readonly DescribedText[];
  readonly creators: readonly string[];
  readonly descriptions: readonly DescribedText[];
  readonly subjects: readonly string[];
  readonly publishers: readonly string[];
  /** As they are written, the one that counts first. */
  readonly dates: readonly string[];
  readonly types: readonly string[];
  readonly languages: readonly string[];
  readonly identifiers: readonly string[];
  readonly rights: readonly string[];
  readonly advisors: readonly string[];
  readonly degree: string;
  readonly discipline: string;
  readonly college: string;
}

/** Words of types that say what a document is, the most certain first. */
const KIND_WORDS: readonly (readonly [ObjectKind, RegExp])[] = [
  ['thesis', /thes[ie]s|dissertation|thèse|mémoire|学位|學位|博士|硕士|碩士/],
  ['map', /\bmap\b|cartograph|地图|地圖/],
  ['video', /moving ?image|video|film|视频|影片/],
  ['audio', /sound|audio|music|录音|錄音/],
  ['picture', /still ?image|\bimage\b|picture|photo|图片|圖片/],
  ['report', /report|rapport|报告|報告/],
  ['paper', /article|paper|preprint|论文|論文/],
  ['ebook', /\bbook\b|monograph|图书|圖書/],
  ['archive', /archiv|manuscript|档案|檔案/],
];

/** What a record is by its words; undefined if they do not say. */
export function kindIn(types: readonly string[]): ObjectKind | undefined {
  const words = types.join(' ').toLowerCase();
  return KIND_WORDS.find(([, word]) => word.test(words))?.[0];
}
