import type { Tenant } from '../../platform/tenants/tenant-registry.ts';

/** What came of looking for records near to a question. */
export interface Nearest {
  /**
   * Nearest first; undefined where the library has no vectors of its model of embeddings, or the question gets none within half a second or
   * by the limits of the library.
   */
  readonly ids: readonly string[] | undefined;
  /** The host outside that was asked, now or for the same words before; '' where nothing left the house. */
  readonly sentTo: string;
}

/** Records that are near to a question by their vectors. */
export interface NearestRecords {
  /** It never rejects. */
  find(tenant: Tenant, question: string): Promise<Nearest>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly nearestRecords: NearestRecords;
  }
}
