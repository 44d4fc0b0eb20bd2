import type { CopyVersion, PaperType } from '@lectern/contracts/discovery/scholar/paper';
import type { ScholarField, ScholarSort } from '@lectern/contracts/discovery/scholar/scholar-search';

/** A scholarly work as one source describes it: plain texts, checked addresses. What it does not say is empty or null. */
export interface FoundPaper {
  /** Its id at the source; empty for a reference that only has words. */
  readonly id: string;
  /** In lower case, without an address. */
  readonly doi: string;
  readonly title: string;
  readonly authors: readonly { readonly name: string; readonly orcid: string }[];
  readonly authorCount: number;
  readonly year: number | null;
  readonly published: string;
  readonly type: PaperType;
  readonly journal: string;
  readonly volume: string;
  readonly issue: string;
  readonly pages: string;
  readonly issns: readonly string[];
  readonly isbns: readonly string[];
  readonly publisher: string;
  /** ISO 639-1, or 639-2 without one. */
  readonly language: string;
  readonly subjects: readonly string[];
  readonly abstract: string;
  readonly citedCount: number | null;
  readonly referenceCount: number | null;
  readonly isOpen: boolean | null;
  readonly copies: readonly OpenCopy[];
  readonly isRetracted: boolean;
  readonly url: string;
}

/** Where anybody may read a work; the best one is first. */
export interface OpenCopy {
  readonly url: string;
  readonly version: CopyVersion;
  readonly licence: string;
  readonly host: string;
}

/** The words of a search and the filters that sources may know. Nothing of who asks. */
export interface PapersSearch {
  readonly words: string;
  readonly field: ScholarField;
  readonly yearFrom: number | undefined;
  readonly yearTo: number | undefined;
  readonly types: readonly PaperType[];
  readonly languages: readonly string[];
  readonly openOnly: boolean;
}

/** What a scholarly source can be asked. `works` are named by ids of the source, or by DOIs; `of` is such an id, too. */
export type PapersQuestion =
  | {
      readonly what: 'search';
      readonly search: PapersSearch;
      readonly sort: ScholarSort;
      readonly offset: number;
      readonly rows: number;
    }
  | { readonly what: 'years'; readonly search: PapersSearch }
  | { readonly what: 'works'; readonly ids: readonly string[]; readonly dois: readonly string[] }
  | {
      readonly what: 'references' | 'citing';
      readonly of: string;
      readonly offset: number;
      readonly rows: number;
    }
  | { readonly what: 'citingYears'; readonly of: string };

export interface PapersAnswer {
  /** All that the source has for the question, as it says; null if it does not. */
  readonly total: number | null;
  readonly papers: readonly FoundPaper[];
  /** All works of the question by year, where the source counts them. */
  readonly years: readonly { readonly year: number; readonly count: number }[] | null;
  /** The same by type. */
  readonly types: readonly { readonly type: PaperType; readonly count: number }[] | null;
}

export const NO_PAPERS: PapersAnswer = { total: 0, papers: [], years: null, types: null };

/** A protocol of scholarly sources: what is sent for a question, and what the answer says. It knows no library. */
export interface PapersProtocol {
  /** How far a list can be followed, in works. */
  readonly reach: number;
  /** Works that one question of the kind `works` can name. */
  readonly mostWorks: number;
  /** Path and query behind the address of the entry; undefined for what cannot be asked. */
  ask(question: PapersQuestion): string | undefined;
  /** The parsed answer to a question. Whatever is in it, it never raises; undefined for another shape than the protocol has. */
  read(question: PapersQuestion, answer: unknown): PapersAnswer | undefined;
}
