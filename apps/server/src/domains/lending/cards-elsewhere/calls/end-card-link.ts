import { refuse } from '@lectern/contracts/kernel/refusal';
import { endCardLink } from '@lectern/contracts/lending/cards-elsewhere/end-card-link';
import { CARD_LINK_UNKNOWN } from '@lectern/contracts/lending/cards-elsewhere/errors';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { endLink } from '../end-links.ts';
import { listLinkRows } from '../link-store.ts';

export const endCardLinkCall = implement(endCardLink)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const link = (await listLinkRows(deps.db, tenant.id, patron.id)).find(({ id }) => id === input.linkId);
  if (!link) return refuse(CARD_LINK_UNKNOWN);
  await inTransaction(deps.db, (tx) => endLink(tx, link, deps.clock.now().toISOString()));
  return {};
});
