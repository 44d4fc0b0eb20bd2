import type { Db } from './db/database.ts';
import type { Tenant } from './tenants/tenant-registry.ts';

/** Who gave a work to the library and agreed to be named. */
export interface RecordDonor {
  readonly name: string;
  /** Calendar date of the library. */
  readonly date: string;
  /** The path of the page of the gift in the portal. */
  readonly url: string;
}

/** A register of gifts, listed in `donors` of the domain that keeps it. */
export interface RecordDonors {
  /** Those of a record, the last one first. */
  of(db: Db, tenant: Tenant, recordId: string): Promise<readonly RecordDonor[]>;
}

declare module './deps.ts' {
  interface Deps {
    /** Registers of gifts, of all domains. */
    readonly recordDonors: () => Promise<readonly RecordDonors[]>;
  }
}
