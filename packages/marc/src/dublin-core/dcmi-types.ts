import type { DocType } from '../bib.ts';

/** The term of the DCMI Type Vocabulary for each document type. */
export const DCMI_TYPES: Readonly<Record<DocType, string>> = {
  book: 'Text',
  ebook: 'Text',
  journal: 'Text',
  newspaper: 'Text',
  thesis: 'Text',
  article: 'Text',
  conference: 'Text',
  manuscript: 'Text',
  score: 'Text',
  audio: 'Sound',
  video: 'MovingImage',
  map: 'StillImage',
  image: 'StillImage',
  electronic: 'InteractiveResource',
  kit: 'Collection',
  object: 'PhysicalObject',
  other: 'Text',
};
