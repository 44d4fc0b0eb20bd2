import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddingsSettings } from '@lectern/contracts/people/tenant/embeddings-settings';
import { mayAskAgain, waitBeforeNext } from '../../platform/outside/ask-again.ts';
import { createEndpointRules, lowered } from '../../platform/outside/configured-endpoint.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { OutsideResponse, SendOutside } from '../../platform/outside/send-outside.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { EmbeddingsError } from './embeddings-error.ts';
import { embeddingsKeyName } from './embeddings-key.ts';
import type { EmbeddingsPatience, EmbeddingsPort } from './embeddings-port.ts';
import { LARGEST_DIMENSION, readEmbeddings } from './read-embeddings.ts';

interface Patience {
  readonly timeoutMs: number;
  readonly retries: number;
  /** The longest that a provider may ask us to wait. */
  readonly maxWaitMs: number;
}

export const PATIENCE: Readonly<Record<EmbeddingsPatience, Patience>> = {
  reader: { timeoutMs: 500, retries: 0, maxWaitMs: 0 },
  server: { timeoutMs: 10_000, retries: 0, maxWaitMs: 0 },
  command: { timeoutMs: 60_000, retries: 5, maxWaitMs: 60_000 },
};
/** Doubles with every attempt, where a provider does not say how long to wait. */
const FIRST_WAIT_MS = 500;
/** A number takes at most about 25 bytes as text, beside what a provider adds. */
const BYTES_OF_NUMBER = 32;
const LARGEST_BYTES = 32 * 1024 * 1024;

/** Embeddings over HTTP, at the addresses in tenants' settings. */
export function createHttpEmbeddings(
  {
    secrets,
    sendOutside,
    internalHosts,
  }: {
    readonly secrets: Pick<Secrets, 'get'>;
    readonly sendOutside: SendOutside;
    readonly internalHosts: readonly string[];
  },
  patienceOf = PATIENCE,
): EmbeddingsPort {
  const { isInside, isAllowed } = createEndpointRules(internalHosts);

  async function send(tenantId: string, settings: EmbeddingsSettings, texts: readonly string[], ms: number) {
    const { address, model, dimensions } = settings;
    if (!isAllowed(settings))
      throw new EmbeddingsError('settings', 'a model elsewhere must be reached by https');
    const key = await secrets.get(tenantId, embeddingsKeyName(settings));
    const asked = { model, input: texts, encoding_format: 'float', ...(dimensions > 0 && { dimensions }) };
    return sendOutside({
      url: new URL(`${address}/embeddings`),
      method: 'POST',
      repeatableFor: tenantId,
      headers: {
        ...lowered(settings.headers),
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(asked),
      timeoutMs: ms,
      maxBytes: Math.min(
        LARGEST_BYTES,
        64 * 1024 + texts.length * (dimensions || LARGEST_DIMENSION) * BYTES_OF_NUMBER,
      ),
    });
  }

  return {
    isInside,
    isAllowed,
    async embed(tenantId, settings, texts, patience) {
      const { timeoutMs, retries, maxWaitMs } = patienceOf[patience];
      for (let attempt = 0; ; attempt++) {
        const response = await send(tenantId, settings, texts, timeoutMs).catch((error: unknown) => {
          const fault = asEmbeddingsError(error);
          if (fault.fault === 'settings' || attempt === retries) throw fault;
          return undefined;
        });
        if (response?.status === 200)
          return readEmbeddings(response.body, { texts, dimensions: settings.dimensions });
        const wait = waitBeforeNext(response?.headers, attempt, FIRST_WAIT_MS);
        if (response && (!mayAskAgain(response.status) || attempt === retries || wait > maxWaitMs))
          throw faultOf(response);
        await pause(wait);
      }
    },
  };
}

/** How providers say that a text is too long or may not be embedded. */
const OF_TEXT = new Set([400, 413, 422]);

function faultOf({ status }: OutsideResponse): EmbeddingsError {
  if (OF_TEXT.has(status)) return new EmbeddingsError('text', `the provider answered status ${status}`);
  const isOurs = status >= 300 && status < 500 && !mayAskAgain(status);
  return new EmbeddingsError(isOurs ? 'settings' : 'away', `the provider answered status ${status}`);
}

function asEmbeddingsError(error: unknown): EmbeddingsError {
  if (error instanceof EmbeddingsError) return error;
  if (error instanceof OutsideError)
    return new EmbeddingsError(error.fault === 'address' ? 'settings' : 'away', error.message);
  throw error;
}
