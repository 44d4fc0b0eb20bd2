import { listTexts } from '@lectern/contracts/talk/moderation/list-texts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentTexts } from '../present-texts.ts';
import { countWaiting, findTexts } from '../store/text-store.ts';

export const listTextsCall = implement(listTexts)(async ({ input, context: { tenant }, deps }) => {
  const { page, rows, list, kind } = input;
  const part = { offset: (page - 1) * rows, limit: rows };
  const { total, texts } = await findTexts(deps.db, tenant.id, { list, kind, ...part });
  return {
    total,
    texts: await presentTexts(deps, tenant.id, texts),
    waiting: await countWaiting(deps.db, tenant.id),
  };
});
