import type { MarcRecord } from './marc-record.ts';

export type MarcFormat = 'iso2709' | 'marcxml';

/** The encodings that a caller may name. `gbk` is read as its superset GB18030. */
export type MarcEncoding = 'utf-8' | 'marc-8' | 'gb18030' | 'gbk';

/** Where a record stood in its file. */
export interface RecordPosition {
  /** Counts records and rejected pieces alike, from 0. */
  readonly index: number;
  /**
   * Bytes before the record's first byte. For XML that is neither UTF-8 nor UTF-16 it counts the bytes
   * that the text would take in UTF-8.
   */
  readonly byteOffset: number;
}

/** What was wrong with a record that could still be read. */
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
  | 'undefined-entity';

/** Why a piece of the file gave no record. */
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
  /** The record's bytes as they stood; for MARCXML the record element's text in UTF-8. */
  readonly raw: Uint8Array;
  readonly position: RecordPosition;
  /** How the text was decoded: a `MarcEncoding`, or for XML what the document turned out to be in. */
  readonly encoding: string;
  readonly warnings: readonly MarcWarning[];
}

export interface RejectedRecord {
  readonly kind: 'rejected';
  readonly position: RecordPosition;
  readonly reason: RejectReason;
  /** A technical remark in English for the person who repairs the file. */
  readonly detail: string;
  /** The bytes as they stood, cut at `REJECTED_RAW_LIMIT` bytes where the piece is larger. */
  readonly raw: Uint8Array;
}

export type MarcReadResult = ReadRecord | RejectedRecord;

/** Of a rejected piece at most this many bytes are kept. */
export const REJECTED_RAW_LIMIT = 5 * 1024 * 1024;
