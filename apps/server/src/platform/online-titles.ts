import type { Language } from '@lectern/contracts/kernel/languages';
import type { Db, Tx } from './db/database.ts';
import type { Deps } from './deps.ts';
import type { Tenant } from './tenants/tenant-registry.ts';

/** The numbers of a work: ISSN as NNNN-NNNC, ISBN with 13 digits. */
export interface WorkNumbers {
  readonly issns: readonly string[];
  readonly isbns: readonly string[];
}

/** Numbers as one kind of text, by which records and titles are compared: `issn:1234-5679`, `isbn:9780000000002`. */
export function numberKeys({ issns, isbns }: WorkNumbers): string[] {
  return [...new Set([...issns.map((issn) => `issn:${issn}`), ...isbns.map((isbn) => `isbn:${isbn}`)])];
}

/** A title with one of these numbers in a database of the library. */
export interface OnlineTitle {
  readonly titleId: string;
  /** Names the coverage in the database: a title may be there in several parts. */
  readonly sourceId: string;
  readonly eresourceName: string;
  /** Days between which it can be read, YYYY-MM-DD; empty where there is no beginning or no end. */
  readonly openFrom: string;
  readonly openTo: string;
  readonly isFree: boolean;
}

/** Where works are online besides their records, listed in `online` of the domain that knows. */
export interface OnlineTitles {
  find(
    deps: Pick<Deps, 'db' | 'clock'>,
    reader: { readonly tenant: Tenant; readonly language: Language },
    numbers: WorkNumbers,
  ): Promise<readonly OnlineTitle[]>;
  /**
   * The ids of the databases that readers see and that have a title with the number, by number (`numberKeys`); other numbers are absent. The
   * search index asks for many at once, and hears by `bib.changed` when the answer for a record is another one.
   */
  eresourcesOf(
    db: Db | Tx,
    tenantId: string,
    numbers: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>>;
}

declare module './deps.ts' {
  interface Deps {
    /** Where works are online besides their records, of all domains. */
    readonly onlineTitles: () => Promise<readonly OnlineTitles[]>;
  }
}
