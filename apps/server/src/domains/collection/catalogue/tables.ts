import type { ColumnType } from 'kysely';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    bib: BibTable;
    bib_source: BibSourceTable;
    item: ItemTable;
    import_run: ImportRunTable;
    record_watch: RecordWatchTable;
    earlier_record: EarlierRecordTable;
    work_choice: WorkChoiceTable;
    bib_number: BibNumberTable;
  }
}

export interface BibTable {
  id: string;
  tenant_id: string;
  /** Where the record came from: with control_number the identity that makes an import idempotent. */
  source: string;
  /** 001, or `sha256:` and a hash of the content where the record has none. */
  control_number: string;
  /** Bib as JSON, without items. */
  bib: string;
  title: string;
  author: string;
  doc_type: string;
  year: number | null;
  /** What editions of one work have in common (works/work-key.ts), or what staff chose in its place; empty where the record stands for itself. */
  work_key: ColumnType<string, string | undefined, string>;
  /** A hash over the record's bytes: an unchanged record is left alone. */
  content_hash: string;
  mapping_version: number;
  /** Not found by search: deleted at its source while loans exist. */
  suppressed: Bit;
  created_at: string;
  updated_at: string;
}

/** A number by which a record is found (records/bib-numbers.ts): `issn:1234-5679`, `isbn:9780000000002`. */
export interface BibNumberTable {
  tenant_id: string;
  number: string;
  bib_id: string;
}

/** The record as it came, so that all can be mapped again without the file. */
export interface BibSourceTable {
  bib_id: string;
  tenant_id: string;
  raw: Uint8Array;
  format: 'iso2709' | 'marcxml';
  encoding: string;
  flavour: 'marc21' | 'unimarc';
  /** The profile that the importer was told to read items by; empty where each record decides. */
  item_profile: string;
}

export interface ItemTable {
  id: string;
  tenant_id: string;
  bib_id: string;
  /** Unique in the tenant; made from the bib and the copy where the record has none. */
  barcode: string;
  /** The normal form of the number (rules/number-form.ts); null where it is written in it. */
  barcode_form: string | null;
  library_code: string;
  location_code: string;
  call_number: string;
  volume: string;
  copy_number: string;
  /** The number under which the library owns the copy; empty where it has none besides the barcode. */
  inventory_number: ColumnType<string, string | undefined, string>;
  item_type: string;
  /** Where it is apart from loans: ITEM_STATUSES without on_loan, which an open loan means. */
  status:
    | 'available'
    | 'on_loan'
    | 'on_hold_shelf'
    | 'in_transit'
    | 'in_process'
    | 'repair'
    | 'reference'
    | 'missing'
    | 'withdrawn';
  /** Since when it has this status; null where nobody noted it. */
  status_since: ColumnType<string | null, string | null | undefined, string | null>;
  /** The code of the library whose desk scanned it last; null where nobody noted it. */
  scanned_library: ColumnType<string | null, string | null | undefined, string | null>;
  recalled: Bit;
  /** Shelf mark within the location, where the library keeps one. */
  shelf: string;
  /** 1 for a copy that staff added by hand, until a record lists its barcode: no import takes it for gone. */
  added_at_desk: ColumnType<Bit, Bit | undefined, Bit>;
  created_at: string;
  updated_at: string;
}

export interface ImportRunTable {
  id: string;
  tenant_id: string;
  source: string;
  file_name: string;
  file_size: number;
  /** Time of change: a file of the same name and size that was edited is another file. */
  file_version: string;
  /** Records of the file that are stored for good: a stopped run goes on behind them. */
  records_done: number;
  state: 'running' | 'finished';
  counts: string;
  started_at: string;
  updated_at: string;
}

/** A library in which somebody wants to know what is new. Without a row nothing is noted, so that imports cost no more. */
export interface RecordWatchTable {
  tenant_id: string;
  since: string;
}

/** A bib as it was before changes that were not acted on yet. */
export interface EarlierRecordTable {
  tenant_id: string;
  bib_id: string;
  /** Bib as JSON. */
  bib: string;
  /** How often it changed since. */
  changes: number;
  /** The instant of the first change. */
  changed_at: string;
}

/** What staff decided about the work of a record. It belongs to the record's identity, so it holds for the record of the next import. */
export interface WorkChoiceTable {
  tenant_id: string;
  source: string;
  control_number: string;
  /** Takes the place of the key that the record would have. */
  work_key: string;
  chosen_at: string;
}
