import { answer } from '@lectern/contracts/reference/ai/answer';
import { getLibraryAnswer } from '@lectern/contracts/reference/ai/get-library-answer';
import { getModels } from '@lectern/contracts/reference/ai/get-models';
import { MOST_LIBRARY_ANSWERS } from '@lectern/contracts/reference/ai/library-answer';
import { match } from '@lectern/contracts/reference/ai/match';
import { putAssistantTerms } from '@lectern/contracts/reference/ai/put-assistant-terms';
import { putLibraryAnswer } from '@lectern/contracts/reference/ai/put-library-answer';
import { putModels } from '@lectern/contracts/reference/ai/put-models';
import { rateAnswer } from '@lectern/contracts/reference/ai/rate-answer';
import { removeLibraryAnswer } from '@lectern/contracts/reference/ai/remove-library-answer';
import { reviewAnswer } from '@lectern/contracts/reference/ai/review-answer';
import { tryModel } from '@lectern/contracts/reference/ai/try-model';
import { tryQuestion } from '@lectern/contracts/reference/ai/try-question';
import { vi } from 'vitest';
import { takePlace } from '../../domains/reference/ai/talk/places-at-once.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { buildLibraryAnswer } from '../library-answer-rows.ts';
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

const ANSWER = {
  texts: [{ language: 'en-US' as const, wordings: ['Where is the pier?'], answer: '<p>Here</p>' }],
};

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
  provoked(tryQuestion, { MODEL_NOT_FOUND: () => ({ question: 'Where?', place: 2 }) }),
  provoked(putAssistantTerms, {
    ASSISTANT_TERMS_CHANGED: () => ({
      panel: true,
      page: true,
      samples: [],
      chatDays: 30,
      atOnce: 50,
      version: 'another',
    }),
  }),
  provoked(getLibraryAnswer, { LIBRARY_ANSWER_NOT_FOUND: () => ({ id: 'nothing' }) }),
  provoked(putLibraryAnswer, {
    LIBRARY_ANSWER_NOT_FOUND: () => ({ ...ANSWER, id: 'nothing' }),
    LIBRARY_ANSWER_INCOMPLETE: () => ({
      texts: [{ language: 'en-US' as const, wordings: ['Where is the pier?'], answer: '<p></p>' }],
    }),
    LIBRARY_ANSWER_DATES_REVERSED: () => ({ ...ANSWER, shownFrom: '2026-05-02', shownTo: '2026-05-01' }),
    LIBRARY_ANSWER_CHANGED: async ({ deps }) => ({
      ...ANSWER,
      id: await buildLibraryAnswer(deps.db),
      version: 7,
    }),
    LIBRARY_ANSWER_LIMIT_REACHED: async ({ deps }) => {
      for (let at = 0; at < MOST_LIBRARY_ANSWERS; at++) await buildLibraryAnswer(deps.db);
      return ANSWER;
    },
  }),
  provoked(removeLibraryAnswer, { LIBRARY_ANSWER_NOT_FOUND: () => ({ id: 'nothing' }) }),
  provoked(reviewAnswer, { ANSWER_NOT_FOUND: () => ({ answerId: 'nothing' }) }),
  provoked(rateAnswer, { ANSWER_NOT_FOUND: () => ({ answerId: 'nothing', rating: 'up' as const }) }),
];
