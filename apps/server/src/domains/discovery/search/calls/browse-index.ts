import { browseIndex } from '@lectern/contracts/discovery/search/browse-index';
import { SEARCH_EMPTY } from '@lectern/contracts/discovery/search/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { asksNothing } from '@lectern/rules/asks-nothing';
import { implement } from '../../../../platform/http/implement.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { classSchemeOf } from '../../../collection/vocabulary/classes/class-schemes.ts';
import { answerPrepared } from '../answer-search.ts';
import { emptyAnswer } from '../index/empty-answer.ts';
import type { BrowseInput } from '../index/heading-field.ts';
import { headingPage } from '../index/heading-page.ts';
import { prepareIndexSearch } from '../index/prepare-index-search.ts';

export const browseIndexCall = implement(browseIndex)(async ({ input: given, context, deps }) => {
  const input = byCode(given, context.tenant);
  const isEmpty = asksNothing(input.keyWord);
  if (isEmpty && !input.onward) return refuse(SEARCH_EMPTY);
  const search = await prepareIndexSearch(deps, context, input);
  if (isRefusal(search)) return search;
  const [answer, page] = await Promise.all([
    isEmpty ? emptyAnswer(search.state) : answerPrepared(deps, context, search),
    headingPage(deps, context, input),
  ]);
  if (isRefusal(answer)) return answer;
  if (isRefusal(page)) return page;
  return { ...answer, ...page };
});

/** The class that the reader typed by its code, under which it is filed. */
function byCode(input: BrowseInput, tenant: Tenant): BrowseInput {
  if (input.searchField !== 'classNumber') return input;
  return { ...input, keyWord: classSchemeOf(tenant).codeOf(input.keyWord) };
}
