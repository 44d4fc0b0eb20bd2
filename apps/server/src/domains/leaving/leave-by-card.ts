import { ILS_UNAVAILABLE } from '@lectern/contracts/circulation/errors';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import type { LEAVING_OUTCOMES } from '@lectern/contracts/leaving/leave-many';
import type { Outstanding } from '@lectern/contracts/leaving/outstanding-view';
import type { Deps } from '../../platform/deps.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import type { IlsReaders } from '../../ports/ils/ils-readers.ts';
import type { Away } from '../../ports/ils/ils-refusals.ts';
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
}

const UNKNOWN: Result = { name: '', outcome: 'unknown', outstanding: [] };

/** Ends the account of the reader who has this card, if nothing is outstanding. `check` only says what would be done. */
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
  if (outstanding.length > 0) return { name, outcome: 'outstanding', outstanding };
  if (!check) {
    const left = await endAccount(deps, by, patronId);
    if (isRefusalFor(left, ILS_UNAVAILABLE)) return left;
    // Something became outstanding between the two looks.
    if (isRefusal(left)) return { name, outcome: 'outstanding', outstanding: [] };
  }
  return { name, outcome: 'left', outstanding: [] };
}
