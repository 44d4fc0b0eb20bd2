import { isCommonWord } from '../../analysis/common-words.ts';
import { foldWithOffsets } from '../../analysis/fold.ts';
import { keywordForms } from '../../analysis/keyword.ts';
import { sortKey } from '../../analysis/sort-key.ts';
import { stemsOf } from '../../analysis/stem/stems.ts';
import { languagesOfField } from '../../analysis/stemmed-fields.ts';
import { type Emit, emitTokens } from '../../analysis/tokenize.ts';
import { valueKeyOfFolded } from '../../analysis/value-key.ts';
import {
  type FacetField,
  KEYWORD_FIELDS,
  type SearchDocument,
  TEXT_FIELDS,
  type TextField,
} from '../../search-engine.ts';
import { titleProper } from '../../widen/title-forms.ts';
import { type DocumentRow, layOutColumns } from './document-columns.ts';
import { COMBINED_FIELDS, type ColumnName, combinationKey, SEPARATE_FIELDS } from './facet-columns.ts';
import { PostingsWriter } from './postings-writer.ts';
import { packSections } from './section-file.ts';
import { SEGMENT_DOCUMENTS } from './segment.ts';
import { fieldNumber, keywordTerm } from './term-keys.ts';
import { furtherTitleKeys } from './title-keys.ts';
import { type ProminentPart, TokenLog } from './token-log.ts';
import type { ValueRegistry } from './value-tables.ts';
import { WholeValuesWriter, wholeValueKey } from './whole-values.ts';

/** Occurrences after which a segment is full whatever its number of documents: about 100 MB while it is built. */
const SEGMENT_OCCURRENCES = 12_000_000;

const TITLE = fieldNumber('title');
const NONE: readonly number[] = [];

/** Analyses documents and gathers them to one segment. A document put twice keeps its last state. */
export class SegmentBuilder {
  readonly #log = new TokenLog();
  readonly #wholeValues = new WholeValuesWriter();
  readonly #rows: DocumentRow[] = [];
  readonly #byId = new Map<string, number>();
  readonly #values: ValueRegistry;

  constructor(values: ValueRegistry) {
    this.#values = values;
  }

  /** Documents added, repeated ones counted once. */
  get documents(): number {
    return this.#byId.size;
  }

  get full(): boolean {
    return this.#rows.length >= SEGMENT_DOCUMENTS || this.#log.size >= SEGMENT_OCCURRENCES;
  }

  add(document: SearchDocument): void {
    this.#addText(document);
    this.#byId.set(document.id, this.#rows.length);
    this.#rows.push({
      id: document.id,
      titleKey: sortKey(document.sort.title),
      authorKey: sortKey(document.sort.author),
      title: document.text.title?.[0] ?? '',
      year: document.sort.year,
      added: document.sort.added,
      popularity: document.sort.popularity,
      ordinals: this.#ordinals(document),
    });
  }

  /** The finished segment in file layout. */
  finish(): SharedArrayBuffer {
    const order = this.#order();
    const postings = new PostingsWriter();
    this.#log.writeTo(postings, order);
    const columns = layOutColumns(order.map((number) => this.#rows[number]!));
    const renumbered = new Int32Array(this.#rows.length).fill(-1);
    order.forEach((number, place) => {
      renumbered[number] = place;
    });
    const wholeValues = this.#wholeValues.sections((number) => renumbered[number]!);
    return packSections({ documents: order.length }, { ...postings.sections(), ...wholeValues, ...columns });
  }

  /** The last state of every document by id. */
  #order(): number[] {
    const order = [...this.#byId.values()];
    return order.sort((a, b) => (this.#rows[a]!.id < this.#rows[b]!.id ? -1 : 1));
  }

  #addText(document: SearchDocument): void {
    const log = this.#log;
    const prominent: ProminentPart[] = [];
    const lengths = TEXT_FIELDS.map((name, field) => {
      const values = document.text[name];
      if (values === undefined || values.length === 0) return 0;
      const stems = stemsOf(languagesOfField(name, document.languages));
      const shown = prominentLength(name, values[0] ?? '');
      let position = 0;
      for (const value of values) {
        const base = position;
        // One position stays empty between values, so that no phrase reaches from one into the next.
        const folded = foldWithOffsets(value);
        const part = base === 0 && shown > 0 ? new PartSeeker(shown, document.languages) : undefined;
        const add: Emit = (term, offset, start) => {
          log.add(term, field, base + offset);
          part?.see(term, offset, start);
        };
        position += 1 + emitTokens(folded, add, stems);
        if (part !== undefined) {
          part.valueEnd = position - 1;
          prominent[field] = part;
        }
        const key = valueKeyOfFolded(folded.text);
        if (key !== '') this.#wholeValues.addKey(wholeValueKey(key), field, this.#rows.length);
        if (field !== TITLE) continue;
        for (const further of furtherTitleKeys(value))
          this.#wholeValues.addKey(further, TITLE, this.#rows.length);
      }
      return position - values.length;
    });
    for (const field of KEYWORD_FIELDS) {
      for (const value of document.keywords[field] ?? []) {
        for (const form of keywordForms(field, value)) log.add(keywordTerm(field, form), 0, 0);
      }
    }
    log.endDocument(lengths, prominent);
  }

  #ordinals(document: SearchDocument): Record<ColumnName, readonly number[]> {
    const combination = combinationKey(COMBINED_FIELDS.map((field) => this.#ordinalsOf(document, field)));
    const ordinals: Partial<Record<ColumnName, readonly number[]>> = {
      combination: [this.#values.ordinal('combination', combination)],
    };
    for (const field of SEPARATE_FIELDS) ordinals[field] = this.#ordinalsOf(document, field);
    return ordinals as Record<ColumnName, readonly number[]>;
  }

  #ordinalsOf({ facets }: SearchDocument, field: FacetField): readonly number[] {
    const values = facets[field];
    if (values === undefined || values.length === 0) return NONE;
    const ordinals = values.map((value) => this.#values.ordinal(field, value));
    return ordinals.length < 2 ? ordinals : [...new Set(ordinals)];
  }
}

/** How much of a field's first value is what the record is known by, in UTF-16 units. */
function prominentLength(field: TextField, value: string): number {
  if (field === 'author') return value.length;
  return field === 'title' ? (titleProper(value) ?? value).length : 0;
}

/** Sees the terms of a value one by one and tells which positions its beginning takes. */
class PartSeeker implements ProminentPart {
  end = 0;
  valueEnd = 0;
  readonly #length: number;
  readonly #languages: readonly string[];
  #first: number | undefined;

  constructor(length: number, languages: readonly string[] | undefined) {
    this.#length = length;
    this.#languages = languages ?? [];
  }

  get first(): number {
    return this.#first ?? 0;
  }

  see(term: string, position: number, start: number): void {
    if (start >= this.#length) return;
    this.end = position + 1;
    if (this.#first === undefined && !isCommonWord(term, this.#languages)) this.#first = position;
  }
}
