import { showEverywhere } from '@lectern/contracts/lending/cards-elsewhere/show-everywhere';
import { implement } from '../../../../platform/http/implement.ts';
import { followLink } from '../follow-link.ts';
import { presentLibrary, refuseWhereOff } from '../libraries.ts';
import { listLinkRows } from '../link-store.ts';
import { whatReaderHas } from '../what-reader-has.ts';

export const showEverywhereCall = implement(showEverywhere)(async ({ context, deps }) => {
  const { tenant, patron, language } = context;
  const off = refuseWhereOff(tenant);
  if (off) return off;
  const links = await listLinkRows(deps.db, tenant.id, patron.id);
  const here = await whatReaderHas(deps, tenant, patron.id, language);
  const elsewhere = await Promise.all(
    links.filter(({ side }) => side === 'sees').map((link) => followLink(deps, link, language)),
  );
  return {
    libraries: [
      { linkId: '', library: presentLibrary(tenant, language), ...here },
      ...elsewhere.filter((one) => one !== undefined),
    ],
  };
});
