import { ANALYSIS_VERSION } from '../analysis/analysis-version.ts';
import { HEADING_FIELDS, type HeadingField } from '../analysis/heading-key.ts';
import { SATURATION } from '../ranking/word-weight.ts';
import { FACET_FIELDS, KEYWORD_FIELDS, TEXT_FIELDS, type TextField } from '../search-document.ts';
import type { IndexMeta } from './index-meta.ts';
import { TRACKS } from './position-tracks.ts';
import { ANY_STEP, FIELD_STEP, TITLE_STEP } from './term-weights.ts';

/** Version of the mapping: raise it with every change of what is in the index. */
const MAPPING_VERSION = 10;

/** The versions of the mapping and of the text analysis. */
export const INDEX_VERSION = `${MAPPING_VERSION}.${ANALYSIS_VERSION}`;

/** The field with the terms of all text fields, each repeated according to its weight. */
export const ANY_WORDS = 'any';

/** The field of a text field's terms in one track of positions (see position-tracks.ts). */
export function trackField(field: TextField | typeof ANY_WORDS, track: number): string {
  return `${field}_p${track}`;
}

/** Further keys of a title, and the keys of persons (see ranking/title-keys.ts and ranking/person-keys.ts). */
export const TITLE_KEYS = 'title_keys';
/** The filing key of a title together with its article; absent where it has none. */
export const TITLE_WITH_ARTICLE = 'title_with_article';
/** The key that a title files under. */
export const SORT_TITLE = 'sort_title';
/** The words of the title proper. */
export const TITLE_PROPER = 'title_proper';
/** How many places the title takes, with and without its subtitle. */
export const TITLE_LENGTHS = 'title_lengths';
/** Whether the title's Han characters are simplified or traditional, where they show it. */
export const HAN_SCRIPT = 'han_script';
/** How far readers rate it above the middle of the scale, 1 to 10; absent for what is not rated so. */
export const RATING_LEVEL = 'rating_level';

/** What a record is about, to be sought; and the same to be given back (see concept-terms.ts). */
export const CONCEPTS = 'concepts';
export const KEPT_CONCEPTS = 'kept_concepts';

/** The field of a text field's values as wholes. */
export function wholeField(field: TextField): string {
  return `${field}_whole`;
}

/** The first letters of the sounds of a title, author or subject in Han characters (see typed-initials.ts). */
export function initialsKeysField(field: 'title' | 'author' | 'subject'): string {
  return `${field}_initials`;
}

export function facetField(field: string): string {
  return `facet_${field}`;
}

/** The headings of a field: of each its filing key, then its text (see heading-text.ts). */
export function headingField(field: HeadingField): string {
  return `heading_${field}`;
}

/** BM25 over repetitions that stand for weights (see term-weights.ts): lengths are in the weights already. */
const SIMILARITY = {
  all_words: { type: 'BM25', k1: SATURATION / ANY_STEP, b: 0 },
  title_words: { type: 'BM25', k1: SATURATION / TITLE_STEP, b: 0 },
  words: { type: 'BM25', k1: SATURATION / FIELD_STEP, b: 0 },
} as const;

/**
 * Settings while an index is built: no copies, no refresh. Deletions are remembered for longer than a build takes, so that
 * an older state of a removed document that comes behind the removal is refused.
 */
export const BUILD_SETTINGS = {
  number_of_shards: 1,
  number_of_replicas: 0,
  refresh_interval: '-1',
  gc_deletes: '24h',
  similarity: SIMILARITY,
  max_regex_length: 100_000,
} as const;

/** Settings of an index that answers: one copy of it on another node, where there is another. */
export const LIVE_SETTINGS = {
  auto_expand_replicas: '0-1',
  refresh_interval: '1s',
  gc_deletes: '60s',
} as const;

const WORDS = { type: 'text', analyzer: 'whitespace', norms: false, index_options: 'freqs' } as const;

/**
 * What the cluster keeps of a document, and what the index says of itself. The texts come as terms with spaces between them, in the order
 * of their positions.
 */
export function mappings(meta: IndexMeta): Record<string, unknown> {
  const properties: Record<string, unknown> = {
    id: { type: 'keyword', index: false },
    shown_title: { type: 'keyword', index: false, doc_values: false },
    [ANY_WORDS]: { ...WORDS, similarity: 'all_words' },
    [TITLE_WITH_ARTICLE]: { type: 'keyword', doc_values: false },
    [TITLE_KEYS]: { type: 'keyword', doc_values: false },
    [TITLE_PROPER]: { ...WORDS, index_options: 'docs' },
    [TITLE_LENGTHS]: { type: 'integer', doc_values: false },
    [HAN_SCRIPT]: { type: 'keyword', doc_values: false },
    year_number: { type: 'double', doc_values: false },
    quality: { type: 'float', index: false },
    [SORT_TITLE]: { type: 'keyword' },
    sort_author: { type: 'keyword', index: false },
    sort_year: { type: 'long', index: false },
    sort_added: { type: 'long', index: false },
    sort_popularity: { type: 'long', index: false },
    sort_rating: { type: 'long', index: false },
    [RATING_LEVEL]: { type: 'keyword', doc_values: false },
    [CONCEPTS]: { type: 'keyword', doc_values: false },
    [KEPT_CONCEPTS]: { type: 'keyword', index: false, doc_values: false },
  };
  for (const field of TEXT_FIELDS) {
    properties[field] = { ...WORDS, similarity: field === 'title' ? 'title_words' : 'words' };
    properties[wholeField(field)] = { type: 'keyword', doc_values: false };
  }
  for (const field of [...TEXT_FIELDS, ANY_WORDS] as const) {
    for (let track = 0; track < TRACKS; track++)
      properties[trackField(field, track)] = { type: 'text', analyzer: 'whitespace', norms: false };
  }
  for (const field of ['title', 'author', 'subject'] as const)
    properties[initialsKeysField(field)] = { type: 'keyword', doc_values: false };
  for (const field of KEYWORD_FIELDS) properties[field] = { type: 'keyword', doc_values: false };
  for (const field of FACET_FIELDS) properties[facetField(field)] = { type: 'keyword' };
  for (const field of HEADING_FIELDS) properties[headingField(field)] = { type: 'keyword' };
  const given = { includes: ['shown_title', KEPT_CONCEPTS] };
  return { dynamic: 'strict', _meta: meta, _source: given, properties };
}
