import { SCHOLAR_PAPER_NOT_FOUND } from '@lectern/contracts/discovery/scholar/errors';
import { getKeptPaper } from '@lectern/contracts/discovery/scholar/get-kept-paper';
import type { Paper } from '@lectern/contracts/discovery/scholar/paper';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findKeptPapers } from '../kept/kept-paper-store.ts';

export const getKeptPaperCall = implement(getKeptPaper)(async ({ input: { recordId }, context, deps }) => {
  const [row] = await findKeptPapers(deps.db, context.tenant.id, [recordId]);
  return row ? { ...fromJson<Paper>(row.paper), recordId: row.id } : refuse(SCHOLAR_PAPER_NOT_FOUND);
});
