import { DamagedFileError } from '../../search-errors.ts';
import { type ConceptPostings, readConceptPostings } from './concept-postings.ts';
import { COLUMNS, type ColumnName } from './facet-columns.ts';
import { type FacetColumn, readFacetColumn } from './facet-slots.ts';
import { BLOCK_BITS, LONG_COUNT } from './postings-writer.ts';
import { openSections, type SectionFile } from './section-file.ts';
import { readSoundKeys, type SoundKeys } from './sound-keys.ts';
import { StringTable } from './string-table.ts';
import { readWholeValues, type WholeValues } from './whole-values.ts';

/** Most documents of one segment: a document number fits 16 bits, a segment's scratch memory the processor's cache. */
export const SEGMENT_DOCUMENTS = 65_535;

/** Sort keys: sorted distinct strings, and each document's rank among them. */
export interface RankedKeys {
  readonly keys: StringTable;
  readonly ranks: Uint16Array;
}

/** Read-only view of an immutable segment in shared memory. Document numbers run from 0 in the order of the ids. */
export class Segment {
  readonly documents: number;
  readonly buffer: SharedArrayBuffer;
  readonly terms: StringTable;
  /** Term ordinal to first posting; one more than there are terms. */
  readonly first: Uint32Array;
  readonly docs: Uint16Array;
  readonly masks: Uint8Array;
  readonly impacts: Uint8Array;
  readonly ids: StringTable;
  readonly titles: StringTable;
  readonly titleSounds: SoundKeys;
  readonly titleKey: RankedKeys;
  readonly authorKey: RankedKeys;
  readonly year: Int32Array;
  readonly added: Int32Array;
  readonly popularity: Int32Array;
  /** Hundredths of a star; 0 where nobody rated. */
  readonly rating: Int32Array;
  /** Use and recency, 0 to 255. */
  readonly quality: Uint8Array;
  /** The form of the title's Han characters (see han-script.ts). */
  readonly script: Uint8Array;
  readonly wholeValues: WholeValues;
  readonly concepts: ConceptPostings;
  readonly places: Uint16Array;
  readonly #counts: Uint8Array;
  /** The counts four by four, those of the first posting lowest. */
  readonly #countWords: Uint32Array;
  readonly #blocks: Uint32Array;
  readonly #columns = new Map<ColumnName, FacetColumn>();

  constructor(buffer: SharedArrayBuffer) {
    const file = openSections(buffer);
    this.buffer = buffer;
    this.documents = file.meta.documents ?? 0;
    this.terms = new StringTable({
      chars: file.u16('terms.chars'),
      offsets: file.u32('terms.offsets'),
      slots: file.u32('terms.slots'),
    });
    this.first = file.u32('terms.first');
    this.docs = file.u16('postings.docs');
    this.masks = file.u8('postings.masks');
    this.impacts = file.u8('postings.impacts');
    this.#counts = file.u8('postings.counts');
    this.#countWords = wordsOf(this.#counts);
    this.#blocks = file.u32('positions.blocks');
    this.places = file.u16('positions.places');
    this.ids = new StringTable({ chars: file.u16('ids.chars'), offsets: file.u32('ids.offsets') });
    this.titles = new StringTable({ chars: file.u16('titles.chars'), offsets: file.u32('titles.offsets') });
    this.titleSounds = readSoundKeys(file, 'titles');
    this.titleKey = rankedKeys(file, 'titleKey');
    this.authorKey = rankedKeys(file, 'authorKey');
    this.year = file.i32('year');
    this.added = file.i32('added');
    this.popularity = file.i32('popularity');
    this.rating = file.i32('rating');
    this.quality = file.u8('quality');
    this.script = file.u8('script');
    this.wholeValues = readWholeValues(file);
    this.concepts = readConceptPostings(file);
    for (const column of COLUMNS) {
      const facet = readFacetColumn(file, column, this.documents);
      if (facet !== undefined) this.#columns.set(column, facet);
    }
    if (this.ids.size !== this.documents || this.first.length !== this.terms.size + 1) {
      throw new DamagedFileError('sections disagree');
    }
  }

  /** The document of an id, or -1. */
  find(id: string): number {
    const place = this.ids.lowerBound(id);
    return place < this.documents && this.ids.get(place) === id ? place : -1;
  }

  column(name: ColumnName): FacetColumn | undefined {
    return this.#columns.get(name);
  }

  positionCount(posting: number): number {
    const count = this.#counts[posting]!;
    return count < LONG_COUNT ? count : this.places[this.positionStart(posting) - 1]!;
  }

  /** Where a posting's positions begin in `places`. */
  positionStart(posting: number): number {
    const block = posting >>> BLOCK_BITS;
    const last = posting >>> 2;
    let counts = this.#countWords[last]! & ((1 << ((posting & 3) << 3)) - 1);
    let sum = (counts & 0x00ff_00ff) + ((counts >>> 8) & 0x00ff_00ff);
    let large = counts;
    for (let word = block << (BLOCK_BITS - 2); word < last; word++) {
      counts = this.#countWords[word]!;
      sum += (counts & 0x00ff_00ff) + ((counts >>> 8) & 0x00ff_00ff);
      large |= counts;
    }
    // A count that may be a long one: seen by its highest bit.
    if ((large & LARGE_COUNTS) !== 0 || this.#counts[posting] === LONG_COUNT)
      return this.#startAmongLong(posting);
    return this.#blocks[block]! + (sum & 0xffff) + (sum >>> 16);
  }

  #startAmongLong(posting: number): number {
    let at = (posting >>> BLOCK_BITS) << BLOCK_BITS;
    let start = this.#blocks[posting >>> BLOCK_BITS]!;
    for (; at < posting; at++) {
      const count = this.#counts[at]!;
      start += count < LONG_COUNT ? count : 1 + this.places[start]!;
    }
    return this.#counts[posting] === LONG_COUNT ? start + 1 : start;
  }
}

const LARGE_COUNTS = 0x8080_8080;

/** Sections begin at multiples of eight bytes, and at least eight bytes follow the last. */
function wordsOf({ buffer, byteOffset, length }: Uint8Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, Math.ceil(length / 4));
}

function rankedKeys(file: SectionFile, name: string): RankedKeys {
  const keys = new StringTable({ chars: file.u16(`${name}.chars`), offsets: file.u32(`${name}.offsets`) });
  return { keys, ranks: file.u16(`${name}.ranks`) };
}
