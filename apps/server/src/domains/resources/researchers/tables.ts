import type { Language } from '@lectern/contracts/kernel/languages';
import type { PublicationDecision } from '@lectern/contracts/resources/researchers/researcher';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    researcher: ResearcherTable;
    researcher_name: ResearcherNameTable;
    researcher_form: ResearcherFormTable;
    publication_decision: PublicationDecisionTable;
    orcid_work: OrcidWorkTable;
  }
}

export interface ResearcherTable {
  id: string;
  tenant_id: string;
  /** Empty without a unit. */
  unit_id: string;
  /** The reader that the person is; empty without an account. */
  patron_id: string;
  /** JSON: `Names`. */
  names: string;
  /** JSON arrays of texts. */
  other_names: string;
  headings: string;
  /** JSON: `Names`. */
  position: string;
  titles: string;
  /** JSON array of texts. */
  topics: string;
  /** JSON: `Names`, of several lines. */
  introduction: string;
  email: string;
  shows_email: Bit;
  phone: string;
  shows_phone: Bit;
  office: string;
  website: string;
  /** NNNN-NNNN-NNNN-NNNC; empty without one. */
  orcid: string;
  isni: string;
  /** JSON array of texts. */
  author_numbers: string;
  /** The portrait among the covers; empty without one. */
  cover_file: string;
  /** 0: a draft. */
  is_open: Bit;
  /** 1: the person does not want the page to be seen. */
  is_hidden: Bit;
  /** Names, their sounds and topics, folded as the search folds words. */
  search_text: string;
  /** One more with each change. */
  version: number;
  created_at: string;
  updated_at: string;
}

/** The name that readers of a language see, and where it is filed. Each person has one for each language. */
export interface ResearcherNameTable {
  tenant_id: string;
  researcher_id: string;
  language: Language;
  name: string;
  letter: string;
  /** 0 for A; `#` is last. */
  letter_place: number;
  sort_key: string;
}

/** A form of a name, as forms are compared; co-authors are known by it. */
export interface ResearcherFormTable {
  tenant_id: string;
  name_key: string;
  researcher_id: string;
}

/** What was said of a publication. */
export interface PublicationDecisionTable {
  tenant_id: string;
  researcher_id: string;
  /** The id of a record, or that of a work of the ORCID record. */
  publication_id: string;
  decision: Exclude<PublicationDecision, 'open'>;
  /** 0: staff said so. */
  by_person: Bit;
  decided_at: string;
}

/** A work of the ORCID record of a person, as it was read last. Its id stays while the record names it. */
export interface OrcidWorkTable {
  id: string;
  tenant_id: string;
  researcher_id: string;
  /** The number of the work in its record. */
  put_code: string;
  title: string;
  /** The journal or volume; may be empty. */
  source: string;
  year: number | null;
  /** As ORCID names it: `journal-article`. */
  kind: string;
  /** Lower case; empty without one. */
  doi: string;
}
