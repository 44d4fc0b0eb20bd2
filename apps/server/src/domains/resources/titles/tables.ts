import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import type { TitleDepth, TitleKind, TitleMark } from '@lectern/contracts/resources/titles/title';
import type { TitleImportState } from '@lectern/contracts/resources/titles/title-list';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    title_list: TitleListTable;
    title: TitleTable;
    title_key: TitleKeyTable;
    title_row: TitleRowTable;
    title_place: TitlePlaceTable;
    title_tally: TitleTallyTable;
    title_import: TitleImportTable;
    title_ruling: TitleRulingTable;
    title_mark: TitleMarkTable;
    title_forward: TitleForwardTable;
  }
}

/** The end of a line that no import has ended. */
export const NO_END = 2_147_483_647;

/**
 * A list of titles of a database. Each import is a generation of its lines; readers see those of `generation`, so that one change of this
 * row replaces all of them at once, and brings them back.
 */
export interface TitleListTable {
  id: string;
  tenant_id: string;
  eresource_id: string;
  /** The library's own; unique in the library. */
  code: string;
  /** JSON: `Names`. */
  names: string;
  /** 0 before the first import. */
  generation: number;
  /** The generation before the last import, while that can be undone. */
  undo_generation: number | null;
  line_count: number;
  undo_line_count: number | null;
  /** Its database was shown when this was looked at last (settle/follow-eresources.ts). */
  is_shown: Bit;
  /** 1: staff removed it; its rows are deleted in the background. */
  is_removed: Bit;
  /** What its titles reflect by now (settle/settle-list.ts). */
  settled_generation: number;
  settled_shown: Bit;
  /** Empty before the first import. */
  imported_at: string;
  created_at: string;
  updated_at: string;
}

/** A title that lines of lists are about. It is made from those lines that readers see, and stays when there are none any more. */
export interface TitleTable {
  id: string;
  tenant_id: string;
  kind: TitleKind;
  name: string;
  author: string;
  publisher: string;
  /** NNNN-NNNC; empty without one. */
  print_issn: string;
  online_issn: string;
  /** 13 digits; empty without them. */
  print_isbn: string;
  online_isbn: string;
  edition: string;
  published_on: string;
  letter: string;
  /** 0 for A; `#` is last. */
  letter_place: number;
  sort_key: string;
  /** Readers see a line of it. */
  is_shown: Bit;
  /** A list of the library has one of its ISSNs (`title_mark`). */
  is_peer_reviewed: Bit;
  is_doaj: Bit;
  created_at: string;
  updated_at: string;
}

/** What a title is known by: `issn:1234-5679`, `isbn:9780000000002`, or `name:` with its folded name. */
export interface TitleKeyTable {
  tenant_id: string;
  title_key: string;
  title_id: string;
}

/** A title that staff joined to another one: its id, which readers may have kept, leads there. */
export interface TitleForwardTable {
  tenant_id: string;
  title_id: string;
  to_title_id: string;
}

/** A line of a list: what of a title is online, and where. */
export interface TitleRowTable {
  id: string;
  tenant_id: string;
  list_id: string;
  title_id: string;
  /** A hash over all that the line says. */
  content_hash: string;
  /** The generation it came with, and the one that no longer has it (`NO_END` while all have it). */
  from_generation: number;
  to_generation: number;
  /** Line of the file, from 1. */
  line: number;
  /** YYYY, YYYY-MM or YYYY-MM-DD; empty where it is not known. */
  first_date: string;
  first_volume: string;
  first_issue: string;
  last_date: string;
  last_volume: string;
  last_issue: string;
  embargo: string;
  depth: TitleDepth;
  is_free: Bit;
  /** Empty without one. */
  address: string;
  note: string;
  /** The vendor's name for the title, and for the title before it. */
  vendor_id: string;
  preceding_id: string;
  /** JSON: `DescribedTitle`. */
  described: string;
}

/** Where a title that readers see stands from A to Z. */
export interface TitlePlaceTable {
  tenant_id: string;
  /** Empty in the list of all titles, else the id of a database that has the title. */
  shelf: string;
  letter_place: number;
  sort_key: string;
  title_id: string;
  kind: TitleKind;
  /** Everybody may read it there. */
  is_free: Bit;
  is_peer_reviewed: Bit;
  is_doaj: Bit;
}

/** How many places there are of each sort, so that no page counts them. */
export interface TitleTallyTable {
  tenant_id: string;
  shelf: string;
  letter_place: number;
  kind: TitleKind;
  is_free: Bit;
  count: number;
}

/** What staff decided about a line of a list, whatever its numbers say, and however often the list is imported again. */
export interface TitleRulingTable {
  tenant_id: string;
  list_id: string;
  /** What the line is known by in its list (`lineKey`). */
  line_key: string;
  /** The title that it is about. */
  title_id: string;
  /** 1: it was parted from another title, so its numbers may be wrong. 0: it was joined to this one. */
  is_parted: Bit;
  created_at: string;
}

/** A journal of a list that gives titles a mark. */
export interface TitleMarkTable {
  tenant_id: string;
  mark: TitleMark;
  issn: string;
  /** `new` and `gone` until the titles with this number show it (settle/settle-marks.ts). */
  state: 'new' | 'kept' | 'gone';
}

export interface TitleImportTable {
  id: string;
  tenant_id: string;
  list_id: string;
  staff_id: string;
  state: TitleImportState;
  is_check: Bit;
  /** As the file was called. */
  file_name: string;
  /** The name in the folder of title lists, while it is needed; then empty. */
  stored_name: string;
  /** As it was said; empty where the bytes decide. */
  encoding: TableEncoding | '';
  /** JSON: `TitleReport`. */
  report: string;
  started_at: string;
  ended_at: string;
}
