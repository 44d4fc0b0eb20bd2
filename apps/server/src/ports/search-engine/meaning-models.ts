import type { MeaningModel } from '@lectern/search/meaning/meaning-model';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly meaning: MeaningModels;
  }
}

/** The models of meaning that libraries have trained, each under the name that an index has of it. */
export interface MeaningModels {
  /** The name of the tenant's newest model; undefined if it has none that can be read. */
  newestName(tenantId: string): Promise<string | undefined>;
  /** A model of the tenant; undefined if it is missing or damaged, which is logged once. */
  open(tenantId: string, name: string): Promise<MeaningModel | undefined>;
  /** When the file of a model was written, ISO 8601, UTC; undefined if it is missing. */
  writtenAt(tenantId: string, name: string): Promise<string | undefined>;
}
