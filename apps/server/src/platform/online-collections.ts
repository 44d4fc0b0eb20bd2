import type { Language } from '@lectern/contracts/kernel/languages';
import type { Db } from './db/database.ts';
import type { Deps } from './deps.ts';
import type { Tenant } from './tenants/tenant-registry.ts';

/** A database as a collection of works in the search. */
export interface OnlineCollection {
  readonly id: string;
  /** For readers of the language that was asked for. */
  readonly name: string;
  /** Readers see it today. */
  readonly isShown: boolean;
  /** Sources under which records of it are imported. */
  readonly sources: readonly string[];
}

/** Databases by which readers narrow a search (`eCollectionIds`), listed in `collections` of the domain that has them. */
export interface OnlineCollections {
  /** All of them, shown or not. */
  list(
    deps: Pick<Deps, 'db' | 'clock'>,
    reader: { readonly tenant: Tenant; readonly language: Language },
  ): Promise<readonly OnlineCollection[]>;
  /** The ids of those that name a source of records, by source; for the search index, which asks often. */
  bySource(db: Db, tenantId: string): Promise<ReadonlyMap<string, readonly string[]>>;
}

declare module './deps.ts' {
  interface Deps {
    /** Databases by which readers narrow a search, of all domains. */
    readonly onlineCollections: () => Promise<readonly OnlineCollections[]>;
  }
}
