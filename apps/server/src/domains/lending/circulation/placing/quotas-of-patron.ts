import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Db } from '../../../../platform/db/database.ts';
import type { IlsRequests } from '../../../../ports/ils/ils-requests.ts';
import { readAccountState } from '../loans/read-account.ts';
import type { LocalContext } from '../local-context.ts';
import { readQuotas } from './request-quotas.ts';

/** What of a patron's quotas is used. */
export async function requestQuotas(
  db: Db,
  context: LocalContext,
  patronId: string,
): ReturnType<IlsRequests['quotas']> {
  const account = await readAccountState(db, context, patronId);
  return isRefusal(account) ? account : readQuotas(db, context, patronId);
}
