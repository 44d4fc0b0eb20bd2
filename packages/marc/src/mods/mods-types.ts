import type { DocType } from '../bib.ts';

/** The MODS typeOfResource for each document type. */
export const MODS_TYPES: Readonly<Record<DocType, string>> = {
  book: 'text',
  ebook: 'text',
  journal: 'text',
  newspaper: 'text',
  thesis: 'text',
  article: 'text',
  conference: 'text',
  manuscript: 'text',
  score: 'notated music',
  audio: 'sound recording',
  video: 'moving image',
  map: 'cartographic',
  image: 'still image',
  electronic: 'software, multimedia',
  kit: 'mixed material',
  object: 'three dimensional object',
  other: 'text',
};
