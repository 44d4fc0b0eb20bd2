import { SCHOLAR_SOURCE_SILENT } from '@lectern/contracts/discovery/scholar/errors';
import { listReferences } from '@lectern/contracts/discovery/scholar/list-references';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { PAPERS_PROTOCOLS } from '../../../../ports/sources/papers/papers-protocols.ts';
import { providerName } from '../../providers/entry.ts';
import { askInTurn, pageQuestion } from '../references/reference-sources.ts';
import { findPaper } from '../works/find-paper.ts';
import { presentPapers } from '../works/present-papers.ts';

export const listReferencesCall = implement(listReferences)(async ({ input, context, deps }) => {
  const { list, page, rows } = input;
  const found = await findPaper(deps, context, input);
  if (isRefusal(found)) return found;
  const offset = (page - 1) * rows;
  const said = await askInTurn(deps, context, found.folded, pageQuestion(list, offset, rows));
  if (said === 'silent') return refuse(SCHOLAR_SOURCE_SILENT);
  if (said === 'nothing') return { papers: [], total: null, hasMore: false, code: '', name: '' };
  const { provider, answer } = said;
  const { total, papers } = answer;
  const end = Math.min(total ?? 0, PAPERS_PROTOCOLS[provider.kind].reach);
  return {
    papers: await presentPapers(
      deps,
      context,
      papers.map((paper) => [{ provider, paper }] as const),
    ),
    total,
    hasMore: offset + rows < end,
    code: provider.code,
    name: providerName(provider, context),
  };
});
