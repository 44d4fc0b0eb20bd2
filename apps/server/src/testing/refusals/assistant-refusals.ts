import { answer } from '@lectern/contracts/ai/answer';
import { getModels } from '@lectern/contracts/ai/get-models';
import { match } from '@lectern/contracts/ai/match';
import { putModels } from '@lectern/contracts/ai/put-models';
import { rateAnswer } from '@lectern/contracts/ai/rate-answer';
import { tryModel } from '@lectern/contracts/ai/try-model';
import { vi } from 'vitest';
import { takePlace } from '../../domains/ai/talk/places-at-once.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const QUESTION = { content: 'Where is The whale?' };

/** A reader of the other tenant, which has no assistant. */
function elsewhere<Input>(input: Input) {
  return async (library: RefusingLibrary) => {
    const patron = await buildPatron(library.deps.db, { tenant_id: '1002' });
    library.caller = { tenant: 'beta', token: await buildSession(library.deps.db, patron) };
    return input;
  };
}

/** An answer is under way: the caller's own, or that of another reader, which takes the only place. */
function underWay(whose: 'own' | 'other') {
  return async (library: RefusingLibrary) => {
    const { deps } = library;
    const [caller, other] = [await buildPatron(deps.db), await buildPatron(deps.db)];
    library.caller = { token: await buildSession(deps.db, caller) };
    const tenant = await deps.tenants.byId(TENANT);
    if (!tenant) throw new Error('no tenant');
    takePlace(deps, tenant, (whose === 'own' ? caller : other).id);
    return QUESTION;
  };
}

const MODELS = { tokensPerDay: 100_000, modelsAtOnce: 2 };

export const ASSISTANT_PROVOKED: readonly Provoked[] = [
  provoked(answer, {
    ASSISTANT_CLOSED: elsewhere(QUESTION),
    // First, while the place is free; it stays taken for the next.
    ANSWER_UNDER_WAY: underWay('own'),
    ASSISTANT_BUSY: underWay('other'),
  }),
  provoked(match, { ASSISTANT_CLOSED: elsewhere({ matchData: [] }) }),
  provoked(getModels, {}),
  provoked(putModels, {
    MODEL_ADDRESS: () => ({ ...MODELS, models: [{ address: 'http://models.example.org', model: 'm' }] }),
    MODEL_KEYS_OFF: (library) => {
      vi.spyOn(library.deps.secrets, 'canSeal').mockReturnValueOnce(false);
      return { ...MODELS, models: [{ address: 'https://models.example.org', model: 'm', key: 'k' }] };
    },
    MODELS_CHANGED: () => ({ ...MODELS, models: [], version: 'another' }),
  }),
  provoked(tryModel, { MODEL_NOT_FOUND: () => ({ place: 2 }) }),
  provoked(rateAnswer, { ANSWER_NOT_FOUND: () => ({ answerId: 'nothing', rating: 'up' as const }) }),
];
