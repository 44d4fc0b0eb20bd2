import type { Language } from '@lectern/contracts/kernel/languages';
import type { Deps } from './deps.ts';
import type { Tenant } from './tenants/tenant-registry.ts';

/** The numbers of a work: ISSN as NNNN-NNNC, ISBN with 13 digits. */
export interface WorkNumbers {
  readonly issns: readonly string[];
  readonly isbns: readonly string[];
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
}

declare module './deps.ts' {
  interface Deps {
    /** Where works are online besides their records, of all domains. */
    readonly onlineTitles: () => Promise<readonly OnlineTitles[]>;
  }
}
