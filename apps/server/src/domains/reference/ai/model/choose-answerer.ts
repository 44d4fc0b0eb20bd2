import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { answerByGrammar } from '../answerer/answer.ts';
import type { Answerer } from '../answerer.ts';
import { answerByModel } from './answer-by-model.ts';
import { numbersOfReader } from './numbers-of-reader.ts';

/** Who answers the questions of a library: its language models, else the portal itself. */
export function chooseAnswerer(
  deps: Deps,
  { tenant, patron }: CallContext<'patron'>,
): { readonly by: 'builtIn' | 'model'; readonly answerer: Answerer } {
  if (tenant.settings.assistant.models.length === 0) return { by: 'builtIn', answerer: answerByGrammar };
  return { by: 'model', answerer: answerByModel(deps, () => numbersOfReader(deps, tenant, patron.id)) };
}
