import type { ReferenceKind } from './reference.ts';

interface ReferenceType {
  /** Citation Style Language 1.0.2, appendix III. */
  readonly csl: string;
  /** RIS, field TY. */
  readonly ris: string;
  readonly bibtex: string;
  /** EndNote's tagged format, field %0. */
  readonly endnote: string;
}

/** The name of each kind of reference in the reference formats. */
export const REFERENCE_TYPES: Readonly<Record<ReferenceKind, ReferenceType>> = {
  book: { csl: 'book', ris: 'BOOK', bibtex: 'book', endnote: 'Book' },
  ebook: { csl: 'book', ris: 'EBOOK', bibtex: 'book', endnote: 'Electronic Book' },
  journal: { csl: 'periodical', ris: 'JFULL', bibtex: 'misc', endnote: 'Serial' },
  newspaper: { csl: 'periodical', ris: 'NEWS', bibtex: 'misc', endnote: 'Serial' },
  thesis: { csl: 'thesis', ris: 'THES', bibtex: 'phdthesis', endnote: 'Thesis' },
  article: { csl: 'article-journal', ris: 'JOUR', bibtex: 'article', endnote: 'Journal Article' },
  chapter: { csl: 'chapter', ris: 'CHAP', bibtex: 'incollection', endnote: 'Book Section' },
  conference: { csl: 'book', ris: 'CONF', bibtex: 'proceedings', endnote: 'Conference Proceedings' },
  audio: { csl: 'song', ris: 'SOUND', bibtex: 'misc', endnote: 'Audiovisual Material' },
  video: { csl: 'motion_picture', ris: 'VIDEO', bibtex: 'misc', endnote: 'Film or Broadcast' },
  score: { csl: 'musical_score', ris: 'MUSIC', bibtex: 'misc', endnote: 'Music' },
  map: { csl: 'map', ris: 'MAP', bibtex: 'misc', endnote: 'Map' },
  image: { csl: 'graphic', ris: 'ART', bibtex: 'misc', endnote: 'Artwork' },
  electronic: { csl: 'document', ris: 'ELEC', bibtex: 'misc', endnote: 'Generic' },
  manuscript: { csl: 'manuscript', ris: 'MANSCPT', bibtex: 'unpublished', endnote: 'Manuscript' },
  kit: { csl: 'document', ris: 'GEN', bibtex: 'misc', endnote: 'Generic' },
  object: { csl: 'document', ris: 'GEN', bibtex: 'misc', endnote: 'Generic' },
  other: { csl: 'document', ris: 'GEN', bibtex: 'misc', endnote: 'Generic' },
};
