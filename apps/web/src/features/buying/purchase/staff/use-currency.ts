import { getPurchaseTerms } from '@lectern/contracts/buying/purchase/get-terms';
import { useCall } from '../../../../lib/use-call.ts';

/** The currency of the library. */
export function useCurrency(): string {
  return useCall(getPurchaseTerms, {}).data?.currency ?? 'CNY';
}
