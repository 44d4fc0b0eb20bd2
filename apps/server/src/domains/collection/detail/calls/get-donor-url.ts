import { getDonorUrl } from '@lectern/contracts/collection/detail/get-donor-url';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { findMarcRecord } from '../../catalogue/records/find-marc-record.ts';
import { donorsIn } from '../donors-in.ts';
import { findAskedBib } from '../find-asked-bib.ts';
import { registeredDonors } from '../registered-donors.ts';

export const getDonorUrlCall = implement(getDonorUrl)(async ({ input, context: { tenant }, deps }) => {
  const record = await findAskedBib(deps, tenant.id, input);
  if (isRefusal(record)) return record;
  const { id, bib } = record;
  // In UNIMARC the field of this number is a translated title.
  const marc = bib.flavour === 'marc21' ? await findMarcRecord(deps.db, tenant.id, id) : undefined;
  const registered = await registeredDonors(deps, tenant, id);
  const named = new Set(registered.map(({ name }) => name));
  const stated = marc ? donorsIn(marc).filter(({ name }) => !named.has(name)) : [];
  return { recordId: id, donors: [...registered, ...stated] };
});
