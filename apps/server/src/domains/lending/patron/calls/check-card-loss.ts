import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { checkCardLoss } from '@lectern/contracts/lending/patron/check-card-loss';
import { implement } from '../../../../platform/http/implement.ts';
import { findReachable } from '../../../people/account/reachable.ts';
import { confirmationFor } from '../../../people/contacts/confirm-change.ts';

export const checkCardLossCall = implement(checkCardLoss)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const reader = await findReachable(deps.db, tenant.id, patron.id);
  if (!reader) return refuse(SESSION_REQUIRED);
  const confirmation = await confirmationFor(deps, context, reader, 'password');
  const record = await deps.ils.of(tenant).readers?.show(patron.id);
  if (record === undefined) return { possible: false, confirmation, cards: [] };
  if (isRefusal(record)) return record;
  const hasCard = record.cards.some(({ state }) => state === 'active');
  return {
    possible: true,
    confirmation,
    cards: record.cards.map((card) => ({
      ...card,
      canReport: card.state === 'active',
      canWithdraw: card.state === 'lost' && !hasCard,
    })),
  };
});
