import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddingsSettings } from '@lectern/contracts/tenant/embeddings-settings';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { OutsideError } from '../outside/outside-error.ts';
import { hostOf, type OutsideResponse, type SendOutside } from '../outside/send-outside.ts';
import { EmbeddingsError } from './embeddings-error.ts';
import { embeddingsKeyName } from './embeddings-key.ts';
import type { EmbeddingsPatience, EmbeddingsPort } from './embeddings-port.ts';
import { readEmbeddings } from './read-embeddings.ts';

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
const LARGEST_DIMENSION = 8192;

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
  const isInside = ({ address }: Pick<EmbeddingsSettings, 'address'>) =>
    internalHosts.includes(hostOf(new URL(address)));
  const isAllowed = (settings: Pick<EmbeddingsSettings, 'address'>) =>
    new URL(settings.address).protocol === 'https:' || isInside(settings);

  async function send(tenantId: string, settings: EmbeddingsSettings, texts: readonly string[], ms: number) {
    const { address, model, dimensions } = settings;
    if (!isAllowed(settings))
      throw new EmbeddingsError('settings', 'a model elsewhere must be reached by https');
    const key = await secrets.get(tenantId, embeddingsKeyName(settings));
    const asked = { model, input: texts, encoding_format: 'float', ...(dimensions > 0 && { dimensions }) };
    return sendOutside({
      url: new URL(`${address}/embeddings`),
      method: 'POST',
      headers: {
        ...Object.fromEntries(
          Object.entries(settings.headers).map(([name, value]) => [name.toLowerCase(), value]),
        ),
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
        const wait = waitOf(response, attempt);
        if (response && (!mayRepeat(response.status) || attempt === retries || wait > maxWaitMs))
          throw faultOf(response);
        await pause(wait);
      }
    },
  };
}

function mayRepeat(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Milliseconds to wait before the next attempt: the provider's Retry-After in seconds, else our own. */
function waitOf(response: OutsideResponse | undefined, attempt: number): number {
  const seconds = response?.headers['retry-after']?.trim() ?? '';
  return /^\d+(\.\d+)?$/.test(seconds) ? Number(seconds) * 1000 : FIRST_WAIT_MS * 2 ** attempt;
}

/** How providers say that a text is too long or may not be embedded. */
const OF_TEXT = new Set([400, 413, 422]);

function faultOf({ status }: OutsideResponse): EmbeddingsError {
  if (OF_TEXT.has(status)) return new EmbeddingsError('text', `the provider answered status ${status}`);
  const isOurs = status >= 300 && status < 500 && !mayRepeat(status);
  return new EmbeddingsError(isOurs ? 'settings' : 'away', `the provider answered status ${status}`);
}

function asEmbeddingsError(error: unknown): EmbeddingsError {
  if (error instanceof EmbeddingsError) return error;
  if (error instanceof OutsideError)
    return new EmbeddingsError(error.fault === 'address' ? 'settings' : 'away', error.message);
  throw error;
}
