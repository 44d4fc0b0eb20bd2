import type { Db, Tx } from './db/database.ts';

/**
 * Rows of a domain that name bibs and items of the catalogue and need them, listed in `usesCatalogue` of the domain. The catalogue asks
 * inside the transaction that changes it.
 */
export interface CatalogueUse {
  /** Bibs that rows name, by themselves or by one of their items: they are kept out of sight where they would be deleted. */
  bibsInUse(tx: Db, tenantId: string, bibIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Items that rows name: they are withdrawn and not deleted. */
  itemsInUse(tx: Db, tenantId: string, itemIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Records gave items to other bibs. */
  itemsMoved(tx: Tx, tenantId: string, moves: readonly MovedItem[]): Promise<void>;
}

/** An item that belongs to another bib now. */
export interface MovedItem {
  readonly itemId: string;
  /** Ids of the bibs. */
  readonly from: string;
  readonly to: string;
}

declare module './deps.ts' {
  interface Deps {
    /** Who needs bibs and items of the catalogue, of all domains. */
    readonly catalogueUses: () => Promise<readonly CatalogueUse[]>;
  }
}
