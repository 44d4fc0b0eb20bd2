import {
  ALLIANCE_ACCOUNT_BLOCKED,
  ALLIANCE_LIMIT_REACHED,
  ALLIANCE_OFF,
} from '@lectern/contracts/counter/alliance/errors';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { refusalWords } from '@lectern/contracts/kernel/refusal-words';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { PatronAccount } from '../../../../ports/ils/ils-patrons.ts';
import { countOpenOfReader } from '../transactions/open-of-reader.ts';

/** A refusal where the library takes part in no alliance. */
export function refuseWhereOff({ settings }: Tenant): Refusal<'ALLIANCE_OFF'> | undefined {
  return settings.public.sduUnionLoanFlag === '1' ? undefined : refuse(ALLIANCE_OFF);
}

/** The account of a reader for whom the library answers in the alliance now. */
export async function memberAccount(
  deps: Pick<Deps, 'ils'>,
  tenant: Tenant,
  patronId: string,
  language: Language,
): Promise<PatronAccount | Refusal<'ALLIANCE_ACCOUNT_BLOCKED' | 'PATRON_NOT_FOUND' | 'ILS_UNAVAILABLE'>> {
  const account = await deps.ils.of(tenant).patronAccount(patronId);
  if (isRefusal(account)) return account;
  const [block] = account.blocks;
  return block ? refuse(ALLIANCE_ACCOUNT_BLOCKED, { reason: refusalWords(block, { language }) }) : account;
}

/** A refusal where the reader has as much in the alliance as one may have. */
export async function refuseAboveLimit(
  { db }: Pick<Deps, 'db'>,
  { id, settings }: Tenant,
  patronId: string,
): Promise<Refusal<'ALLIANCE_LIMIT_REACHED'> | undefined> {
  const { openLimit: limit } = settings.policy.alliance;
  const open = await countOpenOfReader(db, id, patronId);
  return open >= limit ? refuse(ALLIANCE_LIMIT_REACHED, { limit }) : undefined;
}
