import type { Tenant } from '../../platform/tenants/tenant-registry.ts';

/** Records that are near to a question by their vectors. */
export interface NearestRecords {
  /**
   * The ids of the nearest records, nearest first; undefined where the library has no vectors of its model of embeddings, or the question gets none
   * within half a second or by the limits of the library. It never rejects.
   */
  find(tenant: Tenant, question: string): Promise<readonly string[] | undefined>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly nearestRecords: NearestRecords;
  }
}
