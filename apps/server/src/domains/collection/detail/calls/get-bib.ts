import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { getBib } from '@lectern/contracts/collection/detail/get-bib';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { later } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { unlessAway } from '../../../../ports/ils/unless-away.ts';
import { coverAddress } from '../../catalogue/records/cover-address.ts';
import { findBib } from '../../catalogue/records/find-bibs.ts';
import { findMarcRecord } from '../../catalogue/records/find-marc-record.ts';
import { findHost } from '../find-host.ts';
import { presentBib } from '../present-bib.ts';
import { presentMarc } from '../present-marc.ts';

const TEN_YEARS_SECONDS = 10 * 365.25 * 86_400;

export const getBibCall = implement(getBib)(async ({ input, context: { tenant, language }, deps }) => {
  const record = await findBib(deps.db, tenant.id, input.recordId);
  if (!record) return refuse(BIB_NOT_FOUND);
  const since = later(deps.clock.now(), -TEN_YEARS_SECONDS);
  const [marc, loans, host] = await Promise.all([
    findMarcRecord(deps.db, tenant.id, record.id),
    unlessAway(deps.ils.of(tenant).statistics?.countLoans([record.id], since)),
    findHost(deps, tenant.id, record),
  ]);
  const imgUrl = coverAddress(tenant.settings, record.bib);
  return {
    ...presentBib(record, language, tenant),
    host,
    imgUrl,
    loanCount: loans?.get(record.id) ?? 0,
    marc: presentMarc(marc),
  };
});
