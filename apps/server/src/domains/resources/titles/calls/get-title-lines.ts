import { refuse } from '@lectern/contracts/kernel/refusal';
import { TITLE_NOT_FOUND } from '@lectern/contracts/resources/titles/errors';
import { getTitleLines } from '@lectern/contracts/resources/titles/get-title-lines';
import { implement } from '../../../../platform/http/implement.ts';
import { findTitles } from '../store/title-store.ts';
import { presentTitleLines } from '../title-lines.ts';

export const getTitleLinesCall = implement(getTitleLines)(
  async ({ input: { id }, context: { tenant, language }, deps }) => {
    const [title] = await findTitles(deps.db, tenant.id, [id]);
    if (!title) return refuse(TITLE_NOT_FOUND);
    return presentTitleLines(deps.db, { tenantId: tenant.id, language }, title);
  },
);
