import type { Language } from '@lectern/contracts/kernel/languages';
import type { EntrancePlace } from '@lectern/contracts/resources/databases/entrance';
import type { EresourceStatus } from '@lectern/contracts/resources/databases/eresource';
import type { FileType } from '@lectern/contracts/resources/databases/file-types';
import type { TermKind } from '@lectern/contracts/resources/databases/term';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    eresource: EresourceTable;
    eresource_name: EresourceNameTable;
    eresource_term: EresourceTermTable;
    eresource_term_use: EresourceTermUseTable;
    eresource_entrance: EresourceEntranceTable;
    eresource_file: EresourceFileTable;
    eresource_origin: EresourceOriginTable;
  }
}

export interface EresourceTable {
  id: string;
  tenant_id: string;
  /** The library's own; unique in the library. */
  code: string;
  status: EresourceStatus;
  /** Calendar dates of the library; empty without them. */
  shown_from: string;
  shown_to: string;
  /** Calendar date from which it counts as new. */
  added_on: string;
  /** JSON: `Names`. */
  names: string;
  /** JSON array of texts. */
  other_names: string;
  /** JSON: `Names`, each of several lines. */
  introduction: string;
  guide: string;
  coverage: string;
  /** JSON: `Outage[]`. */
  outages: string;
  /** JSON array: sources under which records of it are imported. */
  sources: string;
  /** JSON: `LinkTemplates`. */
  links: string;
  /** JSON: `TrialQuestion[]`. */
  questions: string;
  /** Null: as the settings of the library say. */
  opens_window: Bit | null;
  sign_in_first: Bit;
  takes_comments: Bit;
  takes_feedback: Bit;
  /** 0: a draft. */
  is_open: Bit;
  is_featured: Bit;
  /** Names and other names, each folded in a line of its own, with line feeds around all. */
  called: string;
  /** Names, other names, their sounds and the introductions, folded as the search folds words. */
  search_text: string;
  /** One more with each change. */
  version: number;
  created_at: string;
  updated_at: string;
}

/** The name that readers of a language see, and where it is filed. Each database has one for each language. */
export interface EresourceNameTable {
  tenant_id: string;
  eresource_id: string;
  language: Language;
  name: string;
  letter: string;
  /** 0 for A; `#` is last. */
  letter_place: number;
  sort_key: string;
}

/** A word of a list that databases are described with. */
export interface EresourceTermTable {
  id: string;
  tenant_id: string;
  kind: TermKind;
  code: string;
  /** JSON: `Names`. */
  names: string;
  position: number;
  /** The unit of the institution that a college is, and that keeps its code and names; empty for others. */
  unit_id: string;
}

export interface EresourceTermUseTable {
  tenant_id: string;
  eresource_id: string;
  term_id: string;
  position: number;
}

export interface EresourceEntranceTable {
  id: string;
  tenant_id: string;
  eresource_id: string;
  position: number;
  /** JSON: `Names`; may have none. */
  names: string;
  address: string;
  place: EntrancePlace;
  /** JSON arrays of texts. */
  networks: string;
  ranges: string;
  reader_groups: string;
  libraries: string;
  sign_in: Bit;
  /** Empty without a proxy. */
  proxy: string;
}

export interface EresourceFileTable {
  id: string;
  tenant_id: string;
  eresource_id: string;
  /** As readers see it. */
  name: string;
  media_type: FileType;
  /** Bytes. */
  size: number;
  /** The name in the folder of the files of databases. */
  file_name: string;
  created_at: string;
}

/** By which id another system knows a database, so that a second import changes it. */
export interface EresourceOriginTable {
  tenant_id: string;
  /** With the name of the system: `libguides:744061`. */
  foreign_id: string;
  eresource_id: string;
}
