import { refuse } from '@lectern/contracts/kernel/refusal';
import { MODEL_NOT_FOUND } from '@lectern/contracts/reference/ai/errors';
import { tryQuestion } from '@lectern/contracts/reference/ai/try-question';
import { implement } from '../../../../platform/http/implement.ts';
import { askOnTrial } from '../trial/ask-on-trial.ts';

export const tryQuestionCall = implement(tryQuestion)(
  async ({ input: { question: text, place, withLibraryAnswers }, context, deps }) => {
    const model = place === undefined ? undefined : context.tenant.settings.assistant.models[place];
    if (place !== undefined && !model) return refuse(MODEL_NOT_FOUND);
    return askOnTrial(deps, context, { text, model, withLibraryAnswers });
  },
);
