import { isCommonWord } from '../../analysis/common-words.ts';
import { keywordForms } from '../../analysis/keyword.ts';
import { sortKey } from '../../analysis/sort-key.ts';
import { stemsOf } from '../../analysis/stem/stems.ts';
import { languagesOfField } from '../../analysis/stemmed-fields.ts';
import { keptConcepts } from '../../meaning/kept-concepts.ts';
import { personKeys } from '../../ranking/person-keys.ts';
import {
  filedTitleKeys,
  PROPER,
  properKey,
  serialTitleKeys,
  writtenTitleKeys,
} from '../../ranking/title-keys.ts';
import type { WholeValueKey } from '../../ranking/whole-value-key.ts';
import {
  type FacetField,
  KEYWORD_FIELDS,
  type SearchDocument,
  TEXT_FIELDS,
  type TextField,
} from '../../search-document.ts';
import { titleProper } from '../../widen/title-forms.ts';
import { ConceptPostingsWriter } from './concept-postings.ts';
import { type DocumentRow, layOutColumns } from './document-columns.ts';
import {
  COLUMNS,
  COMBINED_FIELDS,
  type ColumnName,
  combinationKey,
  SEPARATE_FIELDS,
} from './facet-columns.ts';
import { OrdinalLists } from './ordinal-lists.ts';
import { PostingsWriter } from './postings-writer.ts';
import { type FilePieces, joinPieces, sectionPieces } from './section-file.ts';
import { SEGMENT_DOCUMENTS } from './segment.ts';
import { StemNumbers } from './stem-numbers.ts';
import { fieldNumber, keywordTerm } from './term-keys.ts';
import { type ProminentPart, TokenLog } from './token-log.ts';
import type { ValueRegistry } from './value-tables.ts';
import { type TermWatcher, ValueTerms } from './value-terms.ts';
import { WholeValuesWriter } from './whole-values.ts';

/** Occurrences after which a segment is full whatever its number of documents: about 100 MB while it is built. */
const SEGMENT_OCCURRENCES = 12_000_000;

const TITLE = fieldNumber('title');
const AUTHOR = fieldNumber('author');
/** Fields whose values come again in many records: headings, and places of publication among the notes. */
const REPEATED: ReadonlySet<TextField> = new Set(['subject', 'series', 'publisher', 'notes']);
const NONE: readonly number[] = [];

/** Analyses documents and gathers them to one segment. A document put twice keeps its last state. */
export class SegmentBuilder {
  readonly #log = new TokenLog();
  readonly #valueTerms = new ValueTerms(this.#log.terms);
  readonly #stems = new StemNumbers(this.#log.terms);
  readonly #wholeValues = new WholeValuesWriter();
  readonly #concepts = new ConceptPostingsWriter();
  readonly #rows: DocumentRow[] = [];
  readonly #ordinals = Object.fromEntries(COLUMNS.map((column) => [column, new OrdinalLists()])) as Record<
    ColumnName,
    OrdinalLists
  >;
  readonly #byId = new Map<string, number>();
  readonly #postings = new PostingsWriter();
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
    for (const { concept, weight } of keptConcepts(document.concepts))
      this.#concepts.add(this.#values.ordinal('concept', concept), this.#rows.length, weight);
    this.#byId.set(document.id, this.#rows.length);
    this.#rows.push({
      id: document.id,
      titleKey: sortKey(document.sort.title),
      authorKey: sortKey(document.sort.author),
      title: document.text.title?.[0] ?? '',
      year: document.sort.year,
      added: document.sort.added,
      popularity: document.sort.popularity,
      rating: document.sort.rating ?? 0,
    });
    this.#addOrdinals(document);
  }

  /** The finished segment in file layout. */
  finish(): SharedArrayBuffer {
    const segment = joinPieces(this.finishInPieces().pieces);
    this.free();
    return segment;
  }

  /**
   * The same as pieces, to be written to a file: joined they would take another hundred megabytes. They are good until `free`. The ids of
   * its documents ascend.
   */
  finishInPieces(): { readonly pieces: FilePieces; readonly ids: readonly string[] } {
    const order = this.#order();
    this.#stems.free();
    this.#valueTerms.free();
    this.#log.writeTo(this.#postings, order);
    const columns = layOutColumns(
      order.map((number) => this.#rows[number]!),
      (column, place) => this.#ordinals[column].of(order[place]!),
    );
    const renumbered = new Int32Array(this.#rows.length).fill(-1);
    order.forEach((number, place) => {
      renumbered[number] = place;
    });
    for (const column of COLUMNS) this.#ordinals[column].free();
    const wholeValues = this.#wholeValues.sections((number) => renumbered[number]!);
    this.#wholeValues.free();
    const concepts = this.#concepts.sections(order.length, (number) => renumbered[number]!);
    this.#concepts.free();
    const sections = { ...this.#postings.sections(), ...wholeValues, ...concepts, ...columns };
    return {
      pieces: sectionPieces({ documents: order.length }, sections),
      ids: order.map((number) => this.#rows[number]!.id),
    };
  }

  /** Gives the memory of the finished segment back at once. */
  free(): void {
    this.#postings.free();
  }

  /** The last state of every document by id. */
  #order(): number[] {
    const order = [...this.#byId.values()];
    return order.sort((a, b) => (this.#rows[a]!.id < this.#rows[b]!.id ? -1 : 1));
  }

  #addText(document: SearchDocument): void {
    const log = this.#log;
    const prominent: (ProminentPart | undefined)[] = [];
    const lengths = TEXT_FIELDS.map((name, field) => {
      const values = document.text[name];
      if (values === undefined || values.length === 0) return 0;
      const part = prominentPart(field, values[0]!, document.languages);
      prominent[field] = part;
      return this.#addValues(field, values, part, document.languages);
    });
    for (const field of KEYWORD_FIELDS) {
      for (const value of document.keywords[field] ?? []) {
        for (const form of keywordForms(field, value))
          log.add(log.terms.number(keywordTerm(field, form)), 0, 0);
      }
    }
    for (const key of serialTitleKeys(document)) this.#addKey(key, TITLE);
    for (const key of personKeys(document)) this.#addKey(key, AUTHOR);
    log.endDocument(lengths, prominent);
  }

  /** Adds the values of a text field and gives the positions that they take together. */
  #addValues(
    field: number,
    values: readonly string[],
    prominent: PartSeeker | undefined,
    languages: readonly string[] | undefined,
  ): number {
    const name = TEXT_FIELDS[field]!;
    const stems = this.#stems.tables(stemsOf(languagesOfField(name, languages)));
    const repeats = REPEATED.has(name);
    let position = 0;
    for (const value of values) {
      const part = position === 0 ? prominent : undefined;
      const proper = field === TITLE ? titleProper(value) : undefined;
      const read = repeats
        ? this.#valueTerms.readRepeated(value)
        : this.#valueTerms.read(value, part, proper?.length);
      this.#valueTerms.write(read, this.#log, field, position, stems);
      if (part !== undefined) part.valueEnd = read.positions;
      this.#addKey(read.key, field);
      if (proper !== undefined) this.#addKey(this.#valueTerms.keyOfPart(PROPER) ?? properKey(proper), TITLE);
      if (field === TITLE) {
        for (const key of writtenTitleKeys(value, proper)) this.#addKey(key, TITLE);
        if (position === 0) for (const key of filedTitleKeys(value, languages)) this.#addKey(key, TITLE);
      }
      // One position stays empty between values, so that no phrase reaches from one into the next.
      position += read.positions + 1;
    }
    return position - values.length;
  }

  #addKey(key: WholeValueKey | undefined, field: number): void {
    if (key !== undefined) this.#wholeValues.addKey(key, field, this.#rows.length);
  }

  #addOrdinals(document: SearchDocument): void {
    const combination = combinationKey(COMBINED_FIELDS.map((field) => this.#ordinalsOf(document, field)));
    this.#ordinals.combination.add([this.#values.ordinal('combination', combination)]);
    for (const field of SEPARATE_FIELDS) this.#ordinals[field].add(this.#ordinalsOf(document, field));
  }

  #ordinalsOf({ facets }: SearchDocument, field: FacetField): readonly number[] {
    const values = facets[field];
    if (values === undefined || values.length === 0) return NONE;
    const ordinals = values.map((value) => this.#values.ordinal(field, value));
    return ordinals.length < 2 ? ordinals : [...new Set(ordinals)];
  }
}

/** Finds the prominent part of a field's first value: title proper, main author. Undefined for other fields. */
function prominentPart(
  field: number,
  value: string,
  languages: readonly string[] | undefined,
): PartSeeker | undefined {
  if (value === '') return undefined;
  if (field === AUTHOR) return new PartSeeker(value.length, languages);
  return field === TITLE ? new PartSeeker((titleProper(value) ?? value).length, languages) : undefined;
}

/** Is given the terms of a value one by one, and knows which positions its beginning takes. */
class PartSeeker implements ProminentPart, TermWatcher {
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
