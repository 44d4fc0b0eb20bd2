import type { Language, Names } from '@lectern/contracts/kernel/languages';
import type {
  CollectionKind,
  EntryKind,
  FileRole,
  FileState,
  ObjectFileType,
  ObjectKind,
  TextFault,
  TextState,
} from '@lectern/contracts/resources/repository/kinds';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    access_policy: AccessPolicyTable;
    digital_collection: DigitalCollectionTable;
    digital_entry: DigitalEntryTable;
    digital_object: DigitalObjectTable;
    digital_creator: DigitalCreatorTable;
    digital_advisor: DigitalAdvisorTable;
    digital_file: DigitalFileTable;
    digital_page: DigitalPageTable;
    reading_ticket: ReadingTicketTable;
    published_object: PublishedObjectTable;
  }
}

export type LanguageNames = Names & Partial<Record<Language, string>>;

/** A set of rights with a name, which objects and files name. */
export interface AccessPolicyTable {
  id: string;
  tenant_id: string;
  /** JSON: `Names`. */
  names: string;
  /** JSON: `PolicyRules`. */
  rules: string;
  sample_pages: number;
  /** One more with each change. */
  version: number;
  created_at: string;
  updated_at: string;
}

/** A place in a tree of any depth. */
export interface DigitalCollectionTable {
  id: string;
  tenant_id: string;
  kind: CollectionKind;
  /** The library's own; unique in the library. */
  code: string;
  /** Empty at the top. */
  parent_id: string;
  /** JSON: `Names`. */
  names: string;
  /** JSON: `Names`, each of several lines. */
  descriptions: string;
  /** The code of the college that it belongs to; empty without one. */
  unit_code: string;
  /** Rights that new objects get; empty without. */
  policy_id: string;
  /** The name of its picture among the covers; empty without one. */
  cover_file: string;
  position: number;
  /** 0: a draft, and nothing below it is shown. */
  is_open: Bit;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What a collection lists besides the objects at home in it. */
export interface DigitalEntryTable {
  tenant_id: string;
  collection_id: string;
  position: number;
  kind: EntryKind;
  /** The id of an object, bib or database; empty of a link. */
  thing_id: string;
  /** Of a link; empty of the others. */
  address: string;
  /** JSON: `Names`, of a link. */
  names: string;
}

export interface DigitalObjectTable {
  id: string;
  tenant_id: string;
  /** Where it is at home. */
  collection_id: string;
  kind: ObjectKind;
  /** JSON: `Names`. */
  titles: string;
  sort_title: string;
  /** JSON: `Creator[]`. */
  creators: string;
  /** Four digits, or empty. */
  year: string;
  language: string;
  /** JSON: `Names`, each of several lines. */
  descriptions: string;
  publisher: string;
  /** JSON array of texts. */
  subjects: string;
  /** JSON: `Identifier[]`. */
  identifiers: string;
  /** JSON array of texts. Of theses, as the four columns behind it. */
  advisors: string;
  degree: string;
  discipline: string;
  college: string;
  /** Calendar date, or empty. */
  granted_on: string;
  /** The record of the catalogue that it belongs to; empty without one. */
  bib_id: string;
  unit_code: string;
  policy_id: string;
  /** Calendar date of the library before which nobody reads it; empty without one. */
  closed_until: string;
  /** 0: a draft. */
  is_open: Bit;
  /** Titles, names, subjects and descriptions, folded as the search folds words. */
  search_text: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** Which objects a person of the list of researchers made. */
export interface DigitalCreatorTable {
  tenant_id: string;
  person_id: string;
  object_id: string;
}

/** Who advised a thesis: the names of `advisors`, to be counted and sought. */
export interface DigitalAdvisorTable {
  tenant_id: string;
  object_id: string;
  name: string;
}

export interface DigitalFileTable {
  id: string;
  tenant_id: string;
  object_id: string;
  position: number;
  /** As readers see it. */
  name: string;
  role: FileRole;
  media_type: ObjectFileType;
  /** Bytes. */
  size: number;
  /** 64 hexadecimal digits. */
  sha256: string;
  /** Its name in the folder of the files of objects. */
  file_name: string;
  /** 0: it has none, or nobody counted them yet. */
  pages: number;
  state: FileState;
  /** JSON: `DescribedPdf`; empty of files without pages, and before it was looked at. */
  described: string;
  /** Rights that narrow those of the object; empty without. */
  policy_id: string;
  closed_until: string;
  created_at: string;
  text_state: TextState;
  /** Why its text could not be read; empty otherwise. */
  text_fault: TextFault | '';
  /** Pages that have text. */
  text_pages: number;
  /** Pages that could not be read, where the others were. */
  unread_pages: number;
}

/** The text of a page as it is searched; pages without text have no row. */
export interface DigitalPageTable {
  tenant_id: string;
  file_id: string;
  /** From 1. */
  page: number;
  text: string;
}

/** An address for one reader and one file, for some minutes. */
export interface ReadingTicketTable {
  tenant_id: string;
  /** SHA-256 of its text, which is stored nowhere. */
  text_hash: string;
  object_id: string;
  file_id: string;
  /** What it is for; the rights are looked at again each time. */
  act: 'read' | 'download';
  /** Empty of a visitor. */
  patron_id: string;
  /** The session in which it was given; it ends with it. Empty of a visitor. */
  session_hash: string;
  /** The reader's account, shortened, for the mark; empty of a visitor. */
  reader_name: string;
  expires_at: string;
}

/** What harvesters know of an object that everybody sees, or saw once. The row stays when the object is gone. */
export interface PublishedObjectTable {
  object_id: string;
  tenant_id: string;
  /** When it changed last: an instant of whole seconds, `2026-03-02T08:00:10Z`. */
  stamp: string;
  /** 1: nobody sees it any more. */
  is_deleted: Bit;
  is_thesis: Bit;
  /** Codes of its collections from the top: `papers:theses`. */
  set_spec: string;
}

/** Who made an object. */
export interface Creator {
  readonly name: string;
  readonly personId: string;
}

export interface Identifier {
  readonly type: string;
  readonly value: string;
}
