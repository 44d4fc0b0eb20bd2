import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Db } from '../../../platform/db/database.ts';
import type { IlsRequests } from '../../../ports/ils/ils-requests.ts';
import type { LocalContext } from '../local-context.ts';
import { readQuotas } from '../placing/request-quotas.ts';
import { readAccountState } from './read-account.ts';

/** What of a patron's quotas is used. */
export async function requestQuotas(
  db: Db,
  context: LocalContext,
  patronId: string,
): ReturnType<IlsRequests['quotas']> {
  const account = await readAccountState(db, context, patronId);
  return isRefusal(account) ? account : readQuotas(db, context, patronId);
}
