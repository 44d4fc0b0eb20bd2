import { makeCardCode } from '@lectern/contracts/lending/cards-elsewhere/make-card-code';
import { implement } from '../../../../platform/http/implement.ts';
import { issueTicket } from '../../../../platform/tickets/tickets.ts';
import { CARD_CODE_SECONDS } from '../card-tickets.ts';
import { refuseWhereOff } from '../libraries.ts';

export const makeCardCodeCall = implement(makeCardCode)(async ({ context: { tenant, patron }, deps }) => {
  const off = refuseWhereOff(tenant);
  if (off) return off;
  const code = await issueTicket(deps.db, {
    tenantId: tenant.id,
    purpose: 'card-elsewhere',
    payload: { patronId: patron.id },
    seconds: CARD_CODE_SECONDS,
    now: deps.clock.now(),
  });
  return { code, seconds: CARD_CODE_SECONDS };
});
