import type { LeavingApplication } from '@lectern/contracts/counter/leaving/application';
import type { LEAVING_OUTCOMES } from '@lectern/contracts/counter/leaving/leave-many';
import type { Outstanding } from '@lectern/contracts/counter/leaving/outstanding-view';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { IlsReaders } from '../../../ports/ils/ils-readers.ts';
import type { Away, NoPatron } from '../../../ports/ils/ils-refusals.ts';
import { profileOf } from '../../people/account/profile/profile-of.ts';
import { applicationOf } from './application-of.ts';
import { issueCertificate } from './certificate/issue-certificate.ts';
import { endAccount } from './end-account.ts';
import { findOutstanding } from './outstanding.ts';

interface By {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly staffId: string;
}

interface Result {
  readonly name: string;
  readonly outcome: (typeof LEAVING_OUTCOMES)[number];
  readonly outstanding: Outstanding[];
  readonly certificate: string | null;
}

const NONE = { outstanding: [], certificate: null };
const UNKNOWN: Result = { name: '', outcome: 'unknown', ...NONE };

/**
 * Ends the account of the reader who has this card, if nothing is outstanding, with a ticket for the certificate. `check` only says what
 * would be done.
 */
export async function leaveByCard(
  deps: Deps,
  { readers, ...by }: { readonly readers: IlsReaders } & By,
  card: string,
  check: boolean,
): Promise<Result | Away> {
  const found = await readers.search(card, [], 1);
  if (isRefusal(found)) return found;
  const [known] = found.readers;
  if (found.card !== 'active' || !known) return UNKNOWN;
  const { name, patronId } = known;
  const outstanding = await findOutstanding(deps, by.tenant, patronId);
  if (isRefusalFor(outstanding, ILS_UNAVAILABLE)) return outstanding;
  if (isRefusal(outstanding)) return UNKNOWN;
  if (outstanding.length > 0) return { ...NONE, name, outcome: 'outstanding', outstanding };
  if (check) return { ...NONE, name, outcome: 'left' };
  const application = await applicationBy(deps, by.tenant, { readers, patronId });
  if (isRefusalFor(application, ILS_UNAVAILABLE)) return application;
  if (isRefusal(application)) return UNKNOWN;
  const left = await endAccount(deps, by, patronId);
  if (isRefusalFor(left, ILS_UNAVAILABLE)) return left;
  // Something became outstanding between the two looks.
  if (isRefusal(left)) return { ...NONE, name, outcome: 'outstanding' };
  const now = deps.clock.now();
  return {
    ...NONE,
    name,
    outcome: 'left',
    certificate: await issueCertificate(deps, by.tenant.id, { application, now }),
  };
}

/** What the reader would have applied with: the studies are those of their own settings, which go with the account. */
async function applicationBy(
  deps: Deps,
  tenant: Tenant,
  { readers, patronId }: { readonly readers: IlsReaders; readonly patronId: string },
): Promise<LeavingApplication | NoPatron | Away> {
  const record = await readers.show(patronId);
  if (isRefusal(record)) return record;
  const { department, className, grade } = await profileOf(deps, tenant.id, patronId);
  return applicationOf(record, { department, major: record.major, className, year: grade });
}
