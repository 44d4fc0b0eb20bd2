import type { MarcRecord } from './marc-record.ts';

export type MarcFormat = 'iso2709' | 'marcxml';

/** The encodings that a caller may name. `gbk` is read as its superset GB18030. */
export type MarcEncoding = 'utf-8' | 'marc-8' | 'gb18030' | 'gbk';

/** Position of a record in its file. */
export interface RecordPosition {
  /** Number of records and rejected pieces before this one. */
  readonly index: number;
  /**
   * Bytes before the record's first byte. For XML in an encoding other than UTF-8 and UTF-16 this is the number of
   * bytes that the text before the record takes in UTF-8.
   */
  readonly byteOffset: number;
}

/** A fault in a record that could still be read. */
export type MarcWarning =
  | 'record-length'
  | 'missing-terminator'
  | 'skipped-bytes'
  | 'embedded-record-terminator'
  | 'directory-mismatch'
  | 'directory-rebuilt'
  | 'stray-field-terminator'
  | 'bad-leader'
  | 'bad-indicators'
  | 'field-without-tag'
  | 'subfield-without-code'
  | 'undecodable-text'
  | 'encoding-differs'
  | 'bad-xml-character'
  | 'undefined-entity'
  | LimitWarning;

/** What was left out, because it is beyond `RECORD_LIMITS`. */
export type LimitWarning = 'too-many-fields' | 'too-many-subfields' | 'field-too-long';

/** Why a piece of the file could not be read as a record. */
export type RejectReason =
  | 'truncated'
  | 'too-large'
  | 'no-leader'
  | 'no-fields'
  | 'malformed-xml'
  | 'unreadable';

export interface ReadRecord {
  readonly kind: 'record';
  readonly record: MarcRecord;
  /** The record's bytes in the file; for MARCXML the text of the record element in UTF-8. */
  readonly raw: Uint8Array;
  readonly position: RecordPosition;
  /** The encoding of the text: a `MarcEncoding`, or for XML the encoding of the document. */
  readonly encoding: string;
  readonly warnings: readonly MarcWarning[];
}

export interface RejectedRecord {
  readonly kind: 'rejected';
  readonly position: RecordPosition;
  readonly reason: RejectReason;
  /** A technical remark in English for the person who repairs the file. */
  readonly detail: string;
  /** The bytes in the file, at most `REJECTED_RAW_LIMIT` of them. */
  readonly raw: Uint8Array;
}

export type MarcReadResult = ReadRecord | RejectedRecord;

/** Most bytes that are kept of a rejected piece. */
export const REJECTED_RAW_LIMIT = 5 * 1024 * 1024;
