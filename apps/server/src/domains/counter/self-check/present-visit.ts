import type { VisitView } from '@lectern/contracts/counter/self-check/station-views';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { presentRefusal } from '../../lending/loans/present-refusal.ts';
import { deskWords } from '../desk/desk-place.ts';
import type { Station } from './stations.ts';
import type { SelfCheckVisitTable } from './tables.ts';

/** What a station shows of the reader who is signed in. Of somebody with a pickup code it shows the title alone. */
export async function presentVisit(
  deps: Deps,
  context: Pick<CallContext, 'tenant' | 'language'>,
  { desk, libraryCode }: Pick<Station, 'desk' | 'libraryCode'>,
  { patron_id: patronId, request_id: requestId }: Pick<SelfCheckVisitTable, 'patron_id' | 'request_id'>,
): Promise<VisitView | Refusal<'ILS_UNAVAILABLE'>> {
  const ils = deps.ils.of(context.tenant);
  const account = await ils.patronAccount(patronId);
  // To a reader with an account a library system without them does not work.
  if (isRefusal(account)) return refuse(ILS_UNAVAILABLE);
  const ready = (await ils.holds?.ready(patronId)) ?? [];
  if (isRefusal(ready)) return ready;
  const alert = await desk.alert({ subject: 'patron', id: patronId });
  if (isRefusal(alert)) return alert;
  const words = await deskWords(deps, context);
  const here = ready.filter(({ id, pickupLibrary }) =>
    requestId === null ? pickupLibrary === libraryCode : id === requestId,
  );
  return {
    name: requestId === null ? account.name : '',
    blocks: account.blocks.map((block) => presentRefusal(block, words)),
    callAtDesk: alert !== '',
    loanCount: requestId === null ? account.loanCount : 0,
    loanLimit: requestId === null ? (account.loanLimit ?? null) : null,
    kept: here.map(({ title, readyUntil }) => ({ title, keptUntil: readyUntil })),
  };
}
