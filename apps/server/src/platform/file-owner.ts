import type { Db } from './db/database.ts';

/** Whose files a folder of keys has: listed in `files` of the domain that names them in its rows. Several domains may share a folder. */
export interface FileOwner {
  /** The first name of the keys, without a slash. */
  readonly folder: string;
  /** For files that were stored before their media types were kept. */
  readonly mediaType: string;
  /** The keys that rows of the domain name now; the others of its folder are removed some time after they were stored. */
  named(db: Db, tenantId: string, keys: readonly string[]): Promise<readonly string[]>;
}

declare module './deps.ts' {
  interface Deps {
    /** Who names stored files, of all domains. */
    readonly fileOwners: () => Promise<readonly FileOwner[]>;
  }
}
