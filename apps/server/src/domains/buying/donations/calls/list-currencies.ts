import { listCurrencies } from '@lectern/contracts/buying/donations/list-currencies';
import { implement } from '../../../../platform/http/implement.ts';
import { offeredCurrencies } from '../offered-currencies.ts';

export const listCurrenciesCall = implement(listCurrencies)(async ({ context: { tenant, language } }) => {
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  return offeredCurrencies(tenant).map((code) => ({ code, name: names.of(code) ?? code }));
});
