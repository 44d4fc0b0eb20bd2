import { getBib } from '@lectern/contracts/collection/detail/get-bib';
import { listItems } from '@lectern/contracts/collection/holdings/list-items';
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { getUserLimit } from '@lectern/contracts/lending/patron/get-user-limit';
import { listLoanRules } from '@lectern/contracts/lending/patron/list-loan-rules';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { getLibraryList } from '@lectern/contracts/people/tenant/get-library-list';
import type { ChosenSearch } from '@lectern/contracts/reference/ai/answer-lines';
import { dateIn } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { innerCall } from '../../../../platform/http/inner-call.ts';
import { answerByTopic } from '../library-answers/answer-by-topic.ts';
import { hoursOn } from './hours-on.ts';
import { similarWorks } from './similar-works.ts';
import type { AssistantTools } from './tools.ts';

/** Loans and requests that an answer looks at. */
const MOST_OF_ACCOUNT = 100;

/** The tools for one reader and one question: each is a call that this reader makes, asked once for the same input. */
export function openTools(deps: Deps, context: CallContext): AssistantTools {
  const today = dateIn(context.tenant.settings.policy.timeZone, deps.clock.now());
  const answers = new Map<string, Promise<unknown>>();

  function once<Answer>(name: string, input: unknown, ask: () => Promise<Answer>): Promise<Answer> {
    const key = `${name} ${JSON.stringify(input)}`;
    const known = answers.get(key) as Promise<Answer> | undefined;
    const answer = known ?? ask();
    answers.set(key, answer);
    return answer;
  }

  const tools: AssistantTools = {
    searchCatalogue: (search) =>
      once('search', search, () => innerCall(deps, context, searchBibs, asRequest(search))),
    getRecord: (recordId) => once('record', recordId, () => innerCall(deps, context, getBib, { recordId })),
    availability: (recordIds) =>
      once('availability', recordIds, () =>
        innerCall(deps, context, getOnShelfCounts, { recordIds: [...recordIds] }),
      ),
    copies: (recordId) =>
      once('copies', recordId, () => innerCall(deps, context, listItems, { recordId, rows: 50 })),
    similar: (recordId) => once('similar', recordId, () => similarWorks(deps, context, recordId)),
    libraries: () => once('libraries', '', () => innerCall(deps, context, getLibraryList, {})),
    hoursOn: (libraryCode, day) => hoursOn(deps, context, libraryCode, day),
    ownAnswer: (text) => once('own answer', text, () => answerByTopic(deps, { ...context, text, today })),
    rules: () => once('rules', '', () => innerCall(deps, context, listLoanRules, {})),
    loans: () => once('loans', '', () => innerCall(deps, context, listLoans, { rows: MOST_OF_ACCOUNT })),
    requests: () =>
      once('requests', '', () => innerCall(deps, context, listRequests, { rows: MOST_OF_ACCOUNT })),
    owed: () => once('owed', '', () => innerCall(deps, context, getAmountOwed, {})),
    limits: () => once('limits', '', () => innerCall(deps, context, getUserLimit, {})),
  };
  return tools;
}

/** Words alone: what an answer says that the library has was named, and not meant. */
function asRequest({ rows = 10, page = 1, ...search }: ChosenSearch & { rows?: number; page?: number }) {
  return { ...search, rows, page, facets: [], wordsOnly: true };
}
