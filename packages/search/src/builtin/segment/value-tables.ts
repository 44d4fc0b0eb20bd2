import { HEADING_FIELDS, type HeadingField } from '../../analysis/heading-key.ts';
import { hashString } from '../../analysis/string-hash.ts';
import { VALUE_FIELDS, type ValueField } from './facet-columns.ts';
import { FiledValues, filingSections } from './filed-values.ts';
import { openSections, packSections, type SectionArray } from './section-file.ts';
import { readSoundKeys, type SoundKeys, soundKeySections, soundRange } from './sound-keys.ts';
import { StringNumbers } from './string-numbers.ts';
import { layOutStrings, StringTable } from './string-table.ts';

/**
 * Facet values of a whole index and their ordinals, from 1 in the order of first sight (0 means none). Columns of all segments hold these
 * ordinals, so that counts of several segments add up without translation. Values are only ever added; they lie in
 * chunks, each beginning where the one before ended, and a rebuild starts afresh.
 */
export class ValueTables {
  readonly #chunks: readonly ValueChunk[];

  constructor(buffers: readonly SharedArrayBuffer[]) {
    const chunks: ValueChunk[] = [];
    for (const buffer of buffers) chunks.push(new ValueChunk(buffer, chunks.at(-1)));
    this.#chunks = chunks;
  }

  /** One more than the largest ordinal: the length of an array indexed by ordinal. */
  bound(field: ValueField): number {
    return this.#chunks.at(-1)?.end(field) ?? 1;
  }

  get(field: ValueField, ordinal: number): string {
    return this.#chunkOf(field, ordinal).get(field, ordinal);
  }

  /** The first UTF-16 unit of a value, by which values are in order before any other; -1 of the empty one. */
  firstUnit(field: ValueField, ordinal: number): number {
    return this.#chunkOf(field, ordinal).firstUnit(field, ordinal);
  }

  #chunkOf(field: ValueField, ordinal: number): ValueChunk {
    let low = 0;
    while (this.#chunks[low]!.end(field) <= ordinal) low++;
    return this.#chunks[low]!;
  }

  /** The values that begin so in sound, by their first letters; some sound otherwise and are to be looked at. */
  soundingLike(field: SoundField, letters: readonly string[]): number[] {
    return this.#chunks.flatMap((chunk) => chunk.soundingLike(field, letters));
  }

  /** The values of a field in filing order, chunk by chunk; some are no document's any more. */
  filed(field: HeadingField): FiledValues[] {
    return this.#chunks.flatMap((chunk) => chunk.filed(field) ?? []);
  }

  /** The ordinal of a value, or 0 where no document ever had it; `hash` is `hashString(value)` where the caller has it already. */
  find(field: ValueField, value: string, hash: number = hashString(value)): number {
    for (const chunk of this.#chunks) {
      const ordinal = chunk.find(field, value, hash);
      if (ordinal !== 0) return ordinal;
    }
    return 0;
  }
}

/** The fields whose values are suggested, by sound too. */
const SOUND_FIELDS = ['author', 'subject'] as const;
export type SoundField = (typeof SOUND_FIELDS)[number];

class ValueChunk {
  readonly #sounds = new Map<ValueField, SoundKeys>();
  readonly #tables = new Map<ValueField, StringTable>();
  readonly #filed = new Map<HeadingField, FiledValues>();
  readonly #before: ValueChunk | undefined;

  constructor(buffer: SharedArrayBuffer, before: ValueChunk | undefined) {
    this.#before = before;
    const file = openSections(buffer);
    for (const field of VALUE_FIELDS) {
      if (!file.has(`${field}.chars`)) continue;
      const arrays = {
        chars: file.u16(`${field}.chars`),
        offsets: file.u32(`${field}.offsets`),
        slots: file.u32(`${field}.slots`),
      };
      this.#tables.set(field, new StringTable(arrays));
    }
    for (const field of SOUND_FIELDS) this.#sounds.set(field, readSoundKeys(file, field));
    for (const field of HEADING_FIELDS) {
      const values = this.#tables.get(field);
      if (values !== undefined)
        this.#filed.set(field, new FiledValues(field, values, file.u32(`${field}.filed`), this.begin(field)));
    }
  }

  begin(field: ValueField): number {
    return this.#before?.end(field) ?? 1;
  }

  end(field: ValueField): number {
    return this.begin(field) + (this.#tables.get(field)?.size ?? 0);
  }

  get(field: ValueField, ordinal: number): string {
    return this.#tables.get(field)!.get(ordinal - this.begin(field));
  }

  firstUnit(field: ValueField, ordinal: number): number {
    const table = this.#tables.get(field)!;
    const place = ordinal - this.begin(field);
    return table.lengthOf(place) === 0 ? -1 : table.unitOf(place, 0);
  }

  soundingLike(field: SoundField, letters: readonly string[]): number[] {
    const sounds = this.#sounds.get(field)!;
    const { from, to } = soundRange(sounds, letters);
    return Array.from(sounds.values.subarray(from, to), (place) => place + this.begin(field));
  }

  filed(field: HeadingField): FiledValues | undefined {
    return this.#filed.get(field);
  }

  find(field: ValueField, value: string, hash: number): number {
    const place = this.#tables.get(field)?.find(value, hash) ?? -1;
    return place < 0 ? 0 : place + this.begin(field);
  }
}

/** Gives values their ordinals while documents are added, and hands out what is new as a chunk. */
export class ValueRegistry {
  readonly #known: ValueTables;
  readonly #added = new Map<ValueField, StringNumbers>();

  constructor(known: ValueTables) {
    this.#known = known;
  }

  ordinal(field: ValueField, value: string): number {
    const hash = hashString(value);
    const known = this.#known.find(field, value, hash);
    if (known !== 0) return known;
    let added = this.#added.get(field);
    if (added === undefined) {
      added = new StringNumbers();
      this.#added.set(field, added);
    }
    return this.#known.bound(field) + added.number(value, hash);
  }

  /** The values that were not known before, as a chunk; undefined where there are none. */
  newChunk(): SharedArrayBuffer | undefined {
    if (this.#added.size === 0) return undefined;
    return packChunk(new Map([...this.#added].map(([field, values]) => [field, values.strings()])));
  }
}

/** Joins neighbouring chunks (in their order) into one. `before` are the chunks in front of them, where there are any. */
export function joinChunks(
  before: readonly SharedArrayBuffer[],
  chunks: readonly SharedArrayBuffer[],
): SharedArrayBuffer {
  const front = new ValueTables(before);
  const all = new ValueTables([...before, ...chunks]);
  const lists = new Map<ValueField, readonly string[]>();
  for (const field of VALUE_FIELDS) {
    const values: string[] = [];
    for (let ordinal = front.bound(field); ordinal < all.bound(field); ordinal++)
      values.push(all.get(field, ordinal));
    if (values.length > 0) lists.set(field, values);
  }
  return packChunk(lists);
}

function packChunk(lists: ReadonlyMap<ValueField, readonly string[]>): SharedArrayBuffer {
  const sections: Record<string, SectionArray> = {};
  for (const [field, values] of lists) {
    const arrays = layOutStrings(values, true);
    sections[`${field}.chars`] = arrays.chars;
    sections[`${field}.offsets`] = arrays.offsets;
    sections[`${field}.slots`] = arrays.slots!;
    if (SOUND_FIELDS.some((one) => one === field)) Object.assign(sections, soundKeySections(field, values));
    if (isHeadingField(field)) Object.assign(sections, filingSections(field, values));
  }
  return packSections({}, sections);
}

function isHeadingField(field: ValueField): field is HeadingField {
  return HEADING_FIELDS.some((one) => one === field);
}
