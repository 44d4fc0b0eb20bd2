import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CARDS_ELSEWHERE } from '@lectern/contracts/lending/patron/card-errors';
import { setCardLoss } from '@lectern/contracts/lending/patron/set-card-loss';
import { implement } from '../../../../platform/http/implement.ts';
import type { AlsoWrite } from '../../../../ports/ils/ils-readers.ts';
import { keepReaderAccount } from '../../../people/account/reader-accounts.ts';
import { confirmChange } from '../../../people/contacts/confirm-change.ts';

/** Nobody signs in with the number of a lost card, unless it is the account of the reader. */
export const setCardLossCall = implement(setCardLoss)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { readers } = deps.ils.of(tenant);
  if (!readers) return refuse(CARDS_ELSEWHERE);
  const confirmed = await confirmChange(deps, context, input.password, 'password');
  if (isRefusal(confirmed)) return confirmed;
  const now = deps.clock.now().toISOString();
  const also: AlsoWrite = (tx, after) => {
    const names = after.cards.filter(({ state }) => state === 'active').map(({ number }) => number);
    return keepReaderAccount(tx, tenant.id, after, { names, now });
  };
  const { number, gsFlag } = input;
  const changed =
    gsFlag === '1'
      ? await readers.endCard(patron.id, { number, state: 'lost' }, also)
      : await readers.restoreCard(patron.id, number, also);
  return isRefusal(changed) ? changed : {};
});
