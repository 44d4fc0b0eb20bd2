import type { QuestionnaireState } from '@lectern/contracts/talk/questionnaires/questionnaire';
import type { QuestionnaireTable } from './tables.ts';

/** What a questionnaire is at an instant (ISO 8601 UTC). */
export function stateAt(
  { state, pub_date, due_date }: Pick<QuestionnaireTable, 'state' | 'pub_date' | 'due_date'>,
  now: string,
): QuestionnaireState {
  if (state !== 'open') return state;
  if (now >= due_date) return 'closed';
  return now < pub_date ? 'planned' : 'open';
}
