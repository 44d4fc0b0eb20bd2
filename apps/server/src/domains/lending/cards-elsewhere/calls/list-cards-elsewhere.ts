import { listCardsElsewhere } from '@lectern/contracts/lending/cards-elsewhere/list-cards-elsewhere';
import { implement } from '../../../../platform/http/implement.ts';
import { otherLibraries, presentLibrary, refuseWhereOff } from '../libraries.ts';
import { listLinkRows } from '../link-store.ts';
import type { CardElsewhereTable } from '../tables.ts';

export const listCardsElsewhereCall = implement(listCardsElsewhere)(async ({ context, deps }) => {
  const { tenant, patron, language } = context;
  const off = refuseWhereOff(tenant);
  if (off) return off;
  const [rows, all, others] = await Promise.all([
    listLinkRows(deps.db, tenant.id, patron.id),
    deps.tenants.all(),
    otherLibraries(deps, tenant),
  ]);
  const present = (row: CardElsewhereTable) => {
    const other = all.find(({ id }) => id === row.other_tenant_id);
    const library = other ? presentLibrary(other, language) : { mappingPath: '', name: row.other_tenant_id };
    return { linkId: row.id, library, linkedAt: row.linked_at, endedAt: row.ended_at };
  };
  return {
    cards: rows.filter(({ side }) => side === 'sees').map(present),
    shownTo: rows.filter(({ side }) => side === 'shown').map(present),
    libraries: others.map((other) => presentLibrary(other, language)),
  };
});
