import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { CARD_STOPPED } from '@lectern/contracts/lending/cards-elsewhere/errors';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endStoppedLink } from './end-links.ts';
import { presentLibrary, refuseWhereOff } from './libraries.ts';
import { standingCard } from './standing-card.ts';
import type { CardElsewhereTable } from './tables.ts';
import { nothingShown, whatReaderHas } from './what-reader-has.ts';

/**
 * What the reader has at the library of a link. It is looked at each time whether the card stands and has the same password; if not, the
 * link ends. Undefined where the library cannot be served now.
 */
export async function followLink(deps: Deps, link: CardElsewhereTable, language: Language) {
  const other = (await deps.tenants.all()).find(({ id }) => id === link.other_tenant_id);
  if (!other) return undefined;
  const about = { linkId: link.id, library: presentLibrary(other, language) };
  if (link.ended_at !== null) return { ...about, ...nothingShown('ended') };
  if (refuseWhereOff(other)) return { ...about, ...nothingShown('away') };
  const card = await standingCard(deps, other, link.other_patron_id);
  const isOver = isRefusal(card)
    ? isRefusalFor(card, CARD_STOPPED)
    : card.passwordAsOf !== link.password_as_of;
  if (isOver) {
    const endedAt = deps.clock.now().toISOString();
    await inTransaction(deps.db, (tx) => endStoppedLink(tx, link, endedAt));
    return { ...about, ...nothingShown('ended') };
  }
  if (isRefusal(card)) return { ...about, ...nothingShown('away') };
  return { ...about, ...(await whatReaderHas(deps, other, link.other_patron_id, language)) };
}
