import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { addCardElsewhere } from '@lectern/contracts/lending/cards-elsewhere/add-card-elsewhere';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findReachable } from '../../../people/account/reachable.ts';
import { tellReader } from '../../../people/contacts/tell-reader.ts';
import { addLink } from '../add-link.ts';
import { otherLibrary, presentLibrary, refuseWhereOff } from '../libraries.ts';
import { proveCard } from '../prove-card.ts';
import { standingCard } from '../standing-card.ts';

export const addCardElsewhereCall = implement(addCardElsewhere)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  const off = refuseWhereOff(tenant);
  if (off) return off;
  const other = await otherLibrary(deps, tenant, input.library);
  if (isRefusal(other)) return other;
  const cardOf = await proveCard(deps, context, other, input);
  if (isRefusal(cardOf)) return cardOf;
  const card = await standingCard(deps, other, cardOf);
  if (isRefusal(card)) return card;
  const now = deps.clock.now();
  const linkedAt = now.toISOString();
  const reader = { tenantId: tenant.id, patronId: patron.id };
  const owner = { tenantId: other.id, patronId: cardOf };
  const reachable = await findReachable(deps.db, other.id, cardOf);
  const linkId = await inTransaction(deps.db, async (tx) => {
    const values = { time: linkedAt, elsewhere: presentLibrary(tenant, language).name };
    const notice = { tenantId: other.id, template: 'cardShown', values, language, now } as const;
    if (reachable) await tellReader(tx, reachable, notice);
    return addLink(tx, reader, owner, { passwordAsOf: card.passwordAsOf, linkedAt });
  });
  return { linkId, library: presentLibrary(other, language), linkedAt, endedAt: null };
});
