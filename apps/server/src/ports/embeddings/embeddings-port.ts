import type { EmbeddingsSettings } from '@lectern/contracts/people/tenant/embeddings-settings';
import type { EndpointRules } from '../../platform/outside/configured-endpoint.ts';

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
export interface EmbeddingsPort extends EndpointRules {
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
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly embeddings: EmbeddingsPort;
  }
}
