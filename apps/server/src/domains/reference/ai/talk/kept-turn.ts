import type { ChosenSearch, Source } from '@lectern/contracts/reference/ai/answer-lines';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Question, Turn } from '../question.ts';
import type { ChatTurnTable } from '../tables.ts';

/** What is kept of a work that an answer named: enough to show it when the catalogue has lost it. */
export type KeptSource = Pick<Source, 'recordId' | 'title' | 'isbn'>;

/** What is kept of the meaning of a question. */
export interface KeptMeaning {
  readonly question: Question;
  readonly search?: ChosenSearch;
}

export function sourcesOf({ sources }: Pick<ChatTurnTable, 'sources'>): readonly KeptSource[] {
  return fromJson<KeptSource[]>(sources);
}

/** A stored turn as the next question sees it. */
export function turnOf(row: Pick<ChatTurnTable, 'sources' | 'meaning'>): Turn {
  const { question, search } = fromJson<KeptMeaning>(row.meaning);
  return { question, ...(search && { search }), recordIds: sourcesOf(row).map(({ recordId }) => recordId) };
}
