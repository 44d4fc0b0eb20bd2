import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { ENTRANCE_RANGE_REFUSED, ERESOURCE_NOT_FOUND } from '@lectern/contracts/resources/databases/errors';
import { tryEntrances } from '@lectern/contracts/resources/databases/try-entrances';
import { isNetworkAddress } from '@lectern/rules/network-range';
import { implement } from '../../../../platform/http/implement.ts';
import { findEntrance } from '../entrances/find-entrance.ts';
import { readerRights } from '../entrances/reader-rights.ts';
import { findEresource } from '../store/eresource-store.ts';

export const tryEntrancesCall = implement(tryEntrances)(
  async ({ input, context: { tenant, language }, deps }) => {
    const { id, address, primaryId, ...cited } = input;
    if (!isNetworkAddress(address)) return refuse(ENTRANCE_RANGE_REFUSED, { range: address });
    const row = await findEresource(deps.db, tenant.id, id);
    if (!row) return refuse(ERESOURCE_NOT_FOUND);
    const patron = primaryId === '' ? undefined : await deps.ils.of(tenant).patrons?.find(primaryId);
    if (isRefusal(patron)) return patron;
    if (primaryId !== '' && !patron) return refuse(PATRON_NOT_FOUND);
    return findEntrance(
      deps,
      row,
      { tenant, language, address, cited },
      async () => patron && readerRights(deps, tenant, patron.patronId),
    );
  },
);
