import { foldWithOffsets } from '../analysis/fold.ts';
import { HEADING_FIELDS, headingKey } from '../analysis/heading-key.ts';
import { keywordForms } from '../analysis/keyword.ts';
import { sortKey } from '../analysis/sort-key.ts';
import { isStemTerm, stemsOf } from '../analysis/stem/stems.ts';
import { languagesOfField } from '../analysis/stemmed-fields.ts';
import { emitTokens } from '../analysis/tokenize.ts';
import { valueKeyOfFolded } from '../analysis/value-key.ts';
import { keptConcepts } from '../meaning/kept-concepts.ts';
import { hanScriptOf } from '../ranking/han-script.ts';
import { personKeys } from '../ranking/person-keys.ts';
import { recordQuality } from '../ranking/quality.ts';
import { ratingLevel } from '../ranking/rating-level.ts';
import { QUALITY_SHARE } from '../ranking/score-levels.ts';
import { filedTitleKeys, furtherTitleKeys, mainTitleKeys, serialTitleKeys } from '../ranking/title-keys.ts';
import type { WholeValueKey } from '../ranking/whole-value-key.ts';
import {
  FACET_FIELDS,
  KEYWORD_FIELDS,
  type SearchDocument,
  TEXT_FIELDS,
  type TextField,
} from '../search-document.ts';
import { positionsOf, titleForms, titleProper } from '../widen/title-forms.ts';
import { conceptTerms, conceptTexts } from './concept-terms.ts';
import { headingText } from './heading-text.ts';
import { keywordText } from './keyword-text.ts';
import {
  ANY_WORDS,
  CONCEPTS,
  facetField,
  HAN_SCRIPT,
  headingField,
  initialsKeysField,
  KEPT_CONCEPTS,
  RATING_LEVEL,
  SORT_TITLE,
  TITLE_KEYS,
  TITLE_LENGTHS,
  TITLE_PROPER,
  TITLE_WITH_ARTICLE,
  trackField,
  wholeField,
} from './mapping.ts';
import { orderedText } from './ordered-text.ts';
import { TrackWriter } from './position-tracks.ts';
import { type Occurrence, type Prominent, ProminentPart, TermWeights } from './term-weights.ts';
import { initialsKeys } from './typed-initials.ts';

type Source = Record<string, unknown>;

/** A document as the mapping wants it: analysed, so that the cluster only has to split terms at spaces. */
export function documentSource(document: SearchDocument): Source {
  const { id, text, sort } = document;
  const level = ratingLevel(sort.rating);
  const source: Source = {
    id: orderedText(id),
    shown_title: text.title?.[0] ?? '',
    quality: 1 + QUALITY_SHARE * recordQuality(sort),
    [SORT_TITLE]: orderedText(sortKey(sort.title)),
    sort_author: orderedText(sortKey(sort.author)),
    sort_year: sort.year,
    sort_added: sort.added,
    sort_popularity: sort.popularity,
    sort_rating: sort.rating ?? 0,
    ...(level > 0 && { [RATING_LEVEL]: String(level) }),
  };
  const all = { tracks: new TrackWriter(), weights: new TermWeights() };
  let position = 0;
  for (const field of TEXT_FIELDS) position = addText(source, document, field, all, position);
  source[ANY_WORDS] = all.weights.text();
  for (const [track, line] of all.tracks.texts().entries()) source[trackField(ANY_WORDS, track)] = line;
  addTitle(source, document);
  for (const field of KEYWORD_FIELDS) addKeywords(source, document, field);
  addInitials(source, document);
  addFacets(source, document);
  addConcepts(source, document);
  return source;
}

interface AllFields {
  readonly tracks: TrackWriter;
  readonly weights: TermWeights;
}

/** Writes a field, and adds its terms, from position `start` on, to the field of all words; gives the next position there. */
function addText(
  source: Source,
  { text, languages }: SearchDocument,
  field: TextField,
  all: AllFields,
  start: number,
): number {
  const values = text[field];
  if (values === undefined || values.length === 0) return start;
  const stems = stemsOf(languagesOfField(field, languages));
  const part = prominentPart(field, values[0] ?? '', languages);
  let prominent: Prominent | undefined;
  const occurrences: Occurrence[] = [];
  const tracks = new TrackWriter();
  const wholes = new Set<string>();
  let position = 0;
  for (const value of values) {
    const base = position;
    const folded = foldWithOffsets(value);
    const used = emitTokens(
      folded,
      (term, offset, from) => {
        occurrences.push({ term, position: base + offset });
        // Phrases and the prominent part hold words as they stand, without stems.
        if (isStemTerm(term)) return;
        if (base === 0) part?.see(term, offset, from);
        tracks.put(term, base + offset);
        all.tracks.put(term, start + base + offset);
      },
      stems,
    );
    // One position stays empty between values, so that no phrase reaches from one into the next.
    position += used + 1;
    prominent ??= part?.found(used);
    const key = valueKeyOfFolded(folded.text);
    if (key !== '') wholes.add(keywordText(key));
  }
  source[field] = all.weights.addField(field, occurrences, position - values.length, prominent);
  source[wholeField(field)] = [...wholes];
  if (field === 'title') source[TITLE_PROPER] = wordsBefore(prominent?.end ?? 0, occurrences);
  for (const [track, line] of tracks.texts().entries()) source[trackField(field, track)] = line;
  return start + position;
}

function wordsBefore(end: number, occurrences: readonly Occurrence[]): string {
  const words = occurrences.filter(({ term, position }) => position < end && !isStemTerm(term));
  return [...new Set(words.map(({ term }) => term))].join(' ');
}

/** The prominent part of a field's first value: title proper, main author. Undefined for other fields. */
function prominentPart(
  field: TextField,
  value: string,
  languages: readonly string[] | undefined,
): ProminentPart | undefined {
  if (field === 'author') return new ProminentPart(value.length, languages);
  return field === 'title' ? new ProminentPart((titleProper(value) ?? value).length, languages) : undefined;
}

/** The keys by which a title comes first that the query is: whole, before its subtitle, in its script, by its sound, after an article. */
function addTitle(source: Source, document: SearchDocument): void {
  const titles = document.text.title ?? [];
  const [shown = ''] = titles;
  const keys = [
    ...titles.flatMap(furtherTitleKeys),
    ...mainTitleKeys(shown),
    ...filedTitleKeys(shown, document.languages),
    ...serialTitleKeys(document),
    ...personKeys(document),
  ];
  source[TITLE_KEYS] = [...new Set(keys.map(titleKeyText))];
  const start = sortKey(shown);
  if (start !== sortKey(document.sort.title)) source[TITLE_WITH_ARTICLE] = orderedText(start);
  source[TITLE_LENGTHS] = titleForms(shown).map(positionsOf);
  const script = hanScriptOf(shown);
  if (script !== 0) source[HAN_SCRIPT] = String(script);
}

/** A hash is enough: it puts a wrong title in front once in billions of queries. */
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

function addConcepts(source: Source, document: SearchDocument): void {
  const concepts = keptConcepts(document.concepts);
  if (concepts.length === 0) return;
  source[CONCEPTS] = conceptTerms(concepts);
  source[KEPT_CONCEPTS] = conceptTexts(concepts);
}

function addFacets(source: Source, { facets }: SearchDocument): void {
  for (const field of FACET_FIELDS) {
    const values = facets[field] ?? [];
    if (values.length > 0) source[facetField(field)] = [...new Set(values.map(orderedText))];
  }
  for (const field of HEADING_FIELDS) {
    const values = facets[field] ?? [];
    const headings = values.map((value) => headingText(headingKey(field, value), value));
    if (headings.length > 0) source[headingField(field)] = [...new Set(headings)];
  }
  const years = (facets.year ?? []).map(Number).filter(Number.isFinite);
  if (years.length > 0) source.year_number = years;
}
