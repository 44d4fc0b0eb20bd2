import type { EmbeddingsSettings } from '@lectern/contracts/people/tenant/embeddings-settings';
import { MOST_NEAREST } from '@lectern/search/meaning/weighted-concept';
import type { Deps } from '../../../platform/deps.ts';
import { maskPersonal } from '../../../platform/mask-personal.ts';
import { createGate } from '../../../platform/outside/gate.ts';
import { OutsideError } from '../../../platform/outside/outside-error.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { EmbeddingsError } from '../../../ports/embeddings/embeddings-error.ts';
import type { Nearest, NearestRecords } from '../../../ports/embeddings/nearest-records.ts';
import { followVectors } from './follow-vectors.ts';
import { createQuestionUse } from './question-use.ts';
import { RecentQuestions } from './recent-questions.ts';

const LONGEST_QUESTION = 500;
/** A model that did not answer once is left alone for so long, so that not every search waits for it in vain. */
const REST = { failures: 1, restMs: 30_000 };
/** Questions that one model is asked at once by this process; more go by words and concepts. */
const AT_ONCE = { maxRunning: 16, maxWaiting: 0 };

const NOT_ASKED: Nearest = { ids: undefined, sentTo: '' };

/** Finds records by vectors of questions, which leave without numbers of cards, phones and mail addresses. */
export function createNearestRecords(
  deps: Pick<Deps, 'config' | 'embeddings' | 'log' | 'db' | 'clock'>,
): NearestRecords {
  const { clock, embeddings, log } = deps;
  const vectors = followVectors(deps);
  const recent = new RecentQuestions();
  const use = createQuestionUse(deps);
  const gate = createGate({
    ...AT_ONCE,
    ...REST,
    steadyMs: () => clock.steadyMs(),
    // Nobody may silence a model for others by what it does not take.
    isFault: (error) => !(error instanceof EmbeddingsError && error.fault === 'text'),
  });

  async function ask(tenant: Tenant, settings: EmbeddingsSettings, text: string): Promise<Float32Array> {
    if (!(await use.isLeft(tenant, settings)))
      throw new EmbeddingsError('budget', 'the tokens of the day are used up');
    try {
      const embedded = await embeddings.embed(tenant.id, settings, [text], 'reader');
      use.note(tenant, settings, { requests: 1, failures: 0, tokens: embedded.tokens });
      return embedded.vectors[0]!;
    } catch (error) {
      use.note(tenant, settings, { requests: 1, failures: 1, tokens: 0 });
      throw error;
    }
  }

  /** The vector of a question; undefined where it may not be asked for now. */
  async function vectorOf(tenant: Tenant, settings: EmbeddingsSettings, text: string) {
    const { address, model, dimensions } = settings;
    const place = JSON.stringify([tenant.id, address, model, dimensions]);
    const question = `${place} ${text}`;
    const kept = recent.find(question);
    const vector = kept ?? gate(place, () => ask(tenant, settings, text));
    if (!kept) recent.keep(question, vector);
    try {
      return await vector;
    } catch (error) {
      if (error instanceof OutsideError) return undefined;
      throw error;
    }
  }

  return {
    async find(tenant, question) {
      const settings = tenant.settings.assistant.embeddings;
      const text = maskPersonal(question).slice(0, LONGEST_QUESTION).toWellFormed().trim();
      if (settings === null || text === '' || !vectors.has(tenant.id, settings.model)) return NOT_ASKED;
      const sentTo = embeddings.isInside(settings) ? '' : new URL(settings.address).host;
      try {
        const vector = await vectorOf(tenant, settings, text);
        if (!vector) return NOT_ASKED;
        return { ids: await vectors.nearest(tenant.id, vector, MOST_NEAREST), sentTo };
      } catch (error) {
        const why =
          error instanceof EmbeddingsError ? { fault: error.fault, reason: error.message } : { err: error };
        log.warn({ tenant: tenant.id, ...why }, 'a question got no vector: searched without');
        return { ids: undefined, sentTo };
      }
    },
  };
}
