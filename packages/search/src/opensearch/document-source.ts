import { foldWithOffsets } from '../analysis/fold.ts';
import { keywordForms } from '../analysis/keyword.ts';
import { sortKey } from '../analysis/sort-key.ts';
import { isStemTerm, stemsOf } from '../analysis/stem/stems.ts';
import { languagesOfField } from '../analysis/stemmed-fields.ts';
import { emitTokens } from '../analysis/tokenize.ts';
import { valueKeyOfFolded } from '../analysis/value-key.ts';
import { hanScriptOf } from '../ranking/han-script.ts';
import { furtherTitleKeys } from '../ranking/title-keys.ts';
import type { WholeValueKey } from '../ranking/whole-value-key.ts';
import {
  FACET_FIELDS,
  KEYWORD_FIELDS,
  type SearchDocument,
  TEXT_FIELDS,
  type TextField,
} from '../search-engine.ts';
import { positionsOf, titleForms, titleProper } from '../widen/title-forms.ts';
import { keywordText } from './keyword-text.ts';
import {
  ANY_WORDS,
  facetField,
  HAN_SCRIPT,
  initialsKeysField,
  TITLE_KEYS,
  TITLE_LENGTHS,
  trackField,
  wholeField,
} from './mapping.ts';
import { orderedText } from './ordered-text.ts';
import { TrackWriter } from './position-tracks.ts';
import { initialsKeys } from './typed-initials.ts';

type Source = Record<string, unknown>;

/** A document as the mapping wants it: analysed, so that the cluster only has to part terms at spaces. */
export function documentSource(document: SearchDocument): Source {
  const { id, text, sort } = document;
  const source: Source = {
    id: orderedText(id),
    shown_title: text.title?.[0] ?? '',
    quality: quality(sort),
    sort_title: orderedText(sortKey(sort.title)),
    sort_author: orderedText(sortKey(sort.author)),
    sort_year: sort.year,
    sort_added: sort.added,
    sort_popularity: sort.popularity,
  };
  const all = new TrackWriter();
  let position = 0;
  for (const field of TEXT_FIELDS) position = addText(source, document, field, all, position);
  for (const [track, line] of all.texts().entries()) source[trackField(ANY_WORDS, track)] = line;
  addTitle(source, text.title ?? []);
  for (const field of KEYWORD_FIELDS) addKeywords(source, document, field);
  addInitials(source, document);
  addFacets(source, document);
  return source;
}

/** Writes a field and, from `start` on, its terms behind those of the fields before; gives the position behind it there. */
function addText(
  source: Source,
  { text, languages }: SearchDocument,
  field: TextField,
  all: TrackWriter,
  start: number,
): number {
  const values = text[field];
  if (values === undefined || values.length === 0) return start;
  const stems = stemsOf(languagesOfField(field, languages));
  const prominent = prominentLength(field, values[0] ?? '');
  const terms: string[] = [];
  const tracks = new TrackWriter();
  const wholes = new Set<string>();
  let position = 0;
  for (const value of values) {
    const base = position;
    const folded = foldWithOffsets(value);
    const used = emitTokens(
      folded,
      (term, offset, from) => {
        terms.push(term);
        if (base === 0 && from < prominent) terms.push(term);
        // Phrases are of words as they stand.
        if (isStemTerm(term)) return;
        tracks.put(term, base + offset);
        all.put(term, start + base + offset);
      },
      stems,
    );
    // One position stays empty between values, so that no phrase reaches from one into the next.
    position += used + 1;
    const key = valueKeyOfFolded(folded.text);
    if (key !== '') wholes.add(keywordText(key));
  }
  source[field] = terms.join(' ');
  source[wholeField(field)] = [...wholes];
  for (const [track, line] of tracks.texts().entries()) source[trackField(field, track)] = line;
  return start + position;
}

/**
 * How much of a field's first value is what the record is known by, in UTF-16 units: the title proper, the main author. Words there
 * count as if they stood twice.
 */
function prominentLength(field: TextField, value: string): number {
  if (field === 'author') return value.length;
  return field === 'title' ? (titleProper(value) ?? value).length : 0;
}

/** What puts a title first that a query is, whole or before its subtitle, in its script, or by its sound. */
function addTitle(source: Source, titles: readonly string[]): void {
  source[TITLE_KEYS] = [...new Set(titles.flatMap(furtherTitleKeys).map(titleKeyText))];
  const [shown = ''] = titles;
  source[TITLE_LENGTHS] = titleForms(shown).map(positionsOf);
  const script = hanScriptOf(shown);
  if (script !== 0) source[HAN_SCRIPT] = String(script);
}

/** A hash does: a wrong title in front once in billions is no harm. */
export function titleKeyText({ hash, check }: WholeValueKey): string {
  return `${hash.toString(36)}.${check}`;
}

function addKeywords(
  source: Source,
  { keywords }: SearchDocument,
  field: (typeof KEYWORD_FIELDS)[number],
): void {
  const forms = (keywords[field] ?? []).flatMap((value) => keywordForms(field, value));
  if (forms.length > 0) source[field] = [...new Set(forms.map(keywordText))];
}

function addInitials(source: Source, { text, facets }: SearchDocument): void {
  const values = { title: text.title?.slice(0, 1), author: facets.author, subject: facets.subject };
  for (const field of ['title', 'author', 'subject'] as const) {
    const keys = (values[field] ?? []).flatMap(initialsKeys);
    if (keys.length > 0) source[initialsKeysField(field)] = [...new Set(keys)];
  }
}

function addFacets(source: Source, { facets }: SearchDocument): void {
  for (const field of FACET_FIELDS) {
    const values = facets[field] ?? [];
    if (values.length > 0) source[facetField(field)] = [...new Set(values.map(orderedText))];
  }
  const years = (facets.year ?? []).map(Number).filter(Number.isFinite);
  if (years.length > 0) source.year_number = years;
}

/** Share by which use and recency may lift a record over another that matches equally well. */
const QUALITY_SHARE = 0.03;

/** The factor of use (a thousand loans in a year is all, two thirds of the share) and recency (from 1900 on, one third). */
function quality({ popularity, year }: SearchDocument['sort']): number {
  const use = Math.min(1, Math.log2(1 + Math.max(0, popularity)) / 10);
  const recency = Math.min(1, Math.max(0, year - 1900) / 150);
  return 1 + (QUALITY_SHARE * (2 * use + recency)) / 3;
}
