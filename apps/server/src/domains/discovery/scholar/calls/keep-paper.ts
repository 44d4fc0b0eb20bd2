import { SCHOLAR_PAPER_NOT_FOUND } from '@lectern/contracts/discovery/scholar/errors';
import { keepPaper } from '@lectern/contracts/discovery/scholar/keep-paper';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { putKeptPaper } from '../kept/kept-paper-store.ts';
import { findPaper } from '../works/find-paper.ts';
import { paperKey } from '../works/paper-key.ts';
import { presentPapers } from '../works/present-papers.ts';

export const keepPaperCall = implement(keepPaper)(async ({ input, context, deps }) => {
  const found = await findPaper(deps, context, input);
  if (isRefusal(found)) return found;
  const [paper] = await presentPapers(deps, context, [found.folded]);
  if (!paper) return refuse(SCHOLAR_PAPER_NOT_FOUND);
  const now = deps.clock.now().toISOString();
  const recordId = await putKeptPaper(deps.db, {
    id: newId(),
    tenant_id: context.tenant.id,
    paper_key: paperKey(paper),
    title: paper.title,
    author: paper.authors[0]?.name ?? '',
    isbn: paper.isbns[0] ?? '',
    paper: toJson(paper),
    created_at: now,
    updated_at: now,
  });
  return { recordId };
});
