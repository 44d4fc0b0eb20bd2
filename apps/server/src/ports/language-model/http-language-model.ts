import { setTimeout as pause } from 'node:timers/promises';
import type { ModelKind, ModelSettings } from '@lectern/contracts/people/tenant/model-settings';
import { mayAskAgain, waitBeforeNext } from '../../platform/outside/ask-again.ts';
import { createEndpointRules, lowered } from '../../platform/outside/configured-endpoint.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import { readServerEvents } from '../../platform/outside/server-events.ts';
import type { StreamedResponse, StreamOutside } from '../../platform/outside/stream-outside.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { anthropicProtocol } from './anthropic/anthropic-protocol.ts';
import type { LanguageModelPort, ModelRequest } from './language-model-port.ts';
import { ModelError } from './model-error.ts';
import { modelKeyName } from './model-key.ts';
import type { ModelProtocol } from './model-protocol.ts';
import { openaiProtocol } from './openai/openai-protocol.ts';

const PROTOCOLS: Readonly<Record<ModelKind, ModelProtocol>> = {
  openai: openaiProtocol,
  anthropic: anthropicProtocol,
};

/** Limits of one reply. */
export interface ModelLimits {
  readonly beginMs: number;
  readonly silenceMs: number;
  readonly wholeMs: number;
  readonly maxBytes: number;
  /** Requests that are sent again where a provider is busy or fails. */
  readonly retries: number;
  /** The longest that a provider may ask us to wait; beyond it the next model is asked. */
  readonly maxWaitMs: number;
}

export const MODEL_LIMITS: ModelLimits = {
  beginMs: 30_000,
  silenceMs: 30_000,
  wholeMs: 180_000,
  maxBytes: 4 * 1024 * 1024,
  retries: 2,
  maxWaitMs: 5000,
};

/** Doubles with every attempt, where a provider does not say how long to wait. */
const FIRST_WAIT_MS = 400;

/** Language models over HTTP, at the addresses in tenants' settings. */
export function createHttpLanguageModel(
  {
    secrets,
    streamOutside,
    internalHosts,
  }: {
    readonly secrets: Pick<Secrets, 'get'>;
    readonly streamOutside: StreamOutside;
    readonly internalHosts: readonly string[];
  },
  limits = MODEL_LIMITS,
): LanguageModelPort {
  const { isInside, isAllowed } = createEndpointRules(internalHosts);

  async function begin(
    tenantId: string,
    model: ModelSettings,
    { signal, ...request }: ModelRequest,
  ): Promise<StreamedResponse> {
    if (!isAllowed(model)) throw new ModelError('settings', 'a model elsewhere must be reached by https');
    const key = await secrets.get(tenantId, modelKeyName(model));
    const { path, headers, body } = PROTOCOLS[model.kind].request(model, request, key);
    const message = {
      url: new URL(model.address + path),
      headers: {
        ...lowered(model.headers),
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...headers,
      },
      body: JSON.stringify(body),
      signal,
      ...limits,
    };
    for (let attempt = 0; ; attempt++) {
      const response = await streamOutside(message);
      if (response.status === 200) return response;
      const fault = response.status === 400 ? await faultOfRequest(response) : faultOf(response);
      response.close();
      const wait = mayAskAgain(response.status)
        ? waitBeforeNext(response.headers, attempt, FIRST_WAIT_MS)
        : undefined;
      if (wait === undefined || attempt === limits.retries || wait > limits.maxWaitMs) throw fault;
      await pause(wait, undefined, { signal });
    }
  }

  return {
    isInside,
    isAllowed,
    async *ask(tenantId, model, request) {
      // What is not read to its end is closed.
      const over = new AbortController();
      try {
        const signal = AbortSignal.any([request.signal, over.signal]);
        const response = await begin(tenantId, model, { ...request, signal });
        if (!/^text\/event-stream\b/i.test(response.headers['content-type'] ?? '')) {
          response.close();
          throw new ModelError('settings', 'the reply is no stream of events');
        }
        yield* PROTOCOLS[model.kind].read(readServerEvents(response.body));
      } catch (error) {
        throw asModelError(error);
      } finally {
        over.abort();
      }
    },
  };
}

/** How providers say that they do not want a question to be answered: Azure and OpenAI, DashScope, DeepSeek. */
const REFUSED = /content_filter|content_policy_violation|data_?inspection_?failed|content exists risk/i;
const MOST_OF_ERROR = 16 * 1024;

/** Why a provider answered that the request is wrong: some refuse so what they do not want to be asked. */
async function faultOfRequest(response: StreamedResponse): Promise<ModelError> {
  let text = '';
  try {
    for await (const piece of response.body) {
      text += piece.toString('latin1');
      if (text.length > MOST_OF_ERROR) break;
    }
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
  }
  return REFUSED.test(text)
    ? new ModelError('refused', 'the provider does not let it be asked')
    : faultOf(response);
}

function faultOf({ status }: StreamedResponse): ModelError {
  const isOurs = status >= 300 && status < 500 && !mayAskAgain(status);
  return new ModelError(isOurs ? 'settings' : 'away', `the provider answered status ${status}`);
}

function asModelError(error: unknown): unknown {
  if (error instanceof OutsideError)
    return new ModelError(error.fault === 'address' ? 'settings' : 'away', error.message);
  if (error instanceof Error && error.name === 'AbortError')
    return new ModelError('away', 'nobody waits for it');
  return error;
}
