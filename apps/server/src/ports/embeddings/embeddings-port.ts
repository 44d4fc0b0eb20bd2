import type { EmbeddingsSettings } from '@lectern/contracts/tenant/embeddings-settings';

/**
 * `reader`: somebody waits, so one attempt within half a second. `server`: one attempt, and the caller comes back later. `command`: busy
 * providers are asked again.
 */
export type EmbeddingsPatience = 'reader' | 'server' | 'command';

export interface Embedded {
  /** In the order of the texts: all of one dimension, with finite numbers, none 0 in all places. */
  readonly vectors: readonly Float32Array[];
  /** What the provider counted, or where it does not say an estimate. */
  readonly tokens: number;
}

/** Vectors of texts, by the settings of tenants. */
export interface EmbeddingsPort {
  /**
   * The vectors of at most `settings.batch` texts.
   *
   * @throws EmbeddingsError
   */
  embed(
    tenantId: string,
    settings: EmbeddingsSettings,
    texts: readonly string[],
    patience: EmbeddingsPatience,
  ): Promise<Embedded>;
  /** Whether the model runs on a host of the installation: then nothing leaves the house. */
  isInside(settings: Pick<EmbeddingsSettings, 'address'>): boolean;
  /** Whether the address may be asked: by https, or on a host of the installation. */
  isAllowed(settings: Pick<EmbeddingsSettings, 'address'>): boolean;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly embeddings: EmbeddingsPort;
  }
}
