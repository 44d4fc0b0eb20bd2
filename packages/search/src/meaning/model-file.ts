import { createHash } from 'node:crypto';
import { ANALYSIS_VERSION } from '../analysis/analysis-version.ts';
import { openSections, sectionPieces } from '../builtin/segment/section-file.ts';
import { StringTable, type StringTableArrays } from '../builtin/segment/string-table.ts';
import type { Associations } from './associations.ts';

/** Raised with every change of the layout or of how a model is learnt or asked. */
const MODEL_VERSION = 3;
const DIGEST_BYTES = 32;
const NAME_BYTES = 8;

/** The bytes are no model: damaged, cut short, or made by another version of this program. */
export class MeaningFileError extends Error {
  override readonly name = 'MeaningFileError';
}

/** What a model file holds. It is made of the records of a catalogue alone; nothing of readers is in it. */
export interface ModelTables {
  /** Records that were learnt from. */
  readonly records: number;
  readonly terms: StringTableArrays;
  readonly ofTerms: Associations;
  readonly conceptKeys: StringTableArrays;
  readonly conceptLabels: StringTableArrays;
  readonly conceptCounts: Uint32Array;
  readonly ofConcepts: Associations;
}

/** The tables of an opened file, which are read where they lie. */
export interface OpenTables {
  /** The beginning of the digest of the file: 16 hexadecimal digits. */
  readonly name: string;
  readonly records: number;
  readonly terms: StringTable;
  readonly ofTerms: Associations;
  readonly conceptKeys: StringTable;
  readonly conceptLabels: StringTable;
  readonly conceptCounts: Uint32Array;
  readonly ofConcepts: Associations;
}

/** Layout: a section file (see builtin/segment/section-file.ts), and behind it its SHA-256. */
export function writeModelFile(tables: ModelTables): Uint8Array {
  const pieces = sectionPieces(
    { model: MODEL_VERSION, analysis: ANALYSIS_VERSION, records: tables.records },
    {
      ...stringSections('term', tables.terms),
      ...associationSections('term', tables.ofTerms),
      ...stringSections('key', tables.conceptKeys),
      ...stringSections('label', tables.conceptLabels),
      counts: tables.conceptCounts,
      ...associationSections('near', tables.ofConcepts),
    },
  );
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, DIGEST_BYTES));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  bytes.set(createHash('sha256').update(bytes.subarray(0, at)).digest(), at);
  return bytes;
}

/** @throws MeaningFileError where the bytes are not those of a whole model of this version. */
export function readModelFile(bytes: Uint8Array): OpenTables {
  const end = bytes.length - DIGEST_BYTES;
  if (end <= 0) throw new MeaningFileError('the model of meaning is cut short');
  const digest = createHash('sha256').update(bytes.subarray(0, end)).digest();
  if (digest.compare(bytes, end) !== 0) throw new MeaningFileError('the model of meaning is damaged');
  const buffer = new SharedArrayBuffer(end);
  new Uint8Array(buffer).set(bytes.subarray(0, end));
  const file = openSections(buffer);
  if (file.meta.model !== MODEL_VERSION || file.meta.analysis !== ANALYSIS_VERSION)
    throw new MeaningFileError('the model of meaning was made by another version: train it again');
  const strings = (name: string, hashed: boolean) =>
    new StringTable({
      chars: file.u16(`${name}Chars`),
      offsets: file.u32(`${name}Offsets`),
      ...(hashed && { slots: file.u32(`${name}Slots`) }),
    });
  const associations = (name: string): Associations => ({
    from: file.u32(`${name}From`),
    packed: file.u32(`${name}Packed`),
    shares: file.u8(`${name}Shares`),
    strengths: file.u16(`${name}Strengths`),
  });
  return {
    name: digest.toString('hex', 0, NAME_BYTES),
    records: file.meta.records ?? 0,
    terms: strings('term', true),
    ofTerms: associations('term'),
    conceptKeys: strings('key', true),
    conceptLabels: strings('label', false),
    conceptCounts: file.u32('counts'),
    ofConcepts: associations('near'),
  };
}

function stringSections(name: string, { chars, offsets, slots }: StringTableArrays) {
  return { [`${name}Chars`]: chars, [`${name}Offsets`]: offsets, ...(slots && { [`${name}Slots`]: slots }) };
}

function associationSections(name: string, { from, packed, shares, strengths }: Associations) {
  return {
    [`${name}From`]: from,
    [`${name}Packed`]: packed,
    [`${name}Shares`]: shares,
    [`${name}Strengths`]: strengths,
  };
}
