import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { PrintWay, RequestWays } from '@lectern/contracts/resources/resolver/ways';
import { isKeyHidden } from '@lectern/rules/personal-menu/hidden-keys';
import type { Deps } from '../../../../platform/deps.ts';
import { readOptions } from '../../../lending/requests/read-options.ts';
import type { Asking } from '../asking.ts';

/** The entry of document delivery in the reader's menu (document 1, section 2). */
const DELIVERY_KEY = 18;

/** What the library does for this reader: requests for the first record with copies that may be it, and document delivery. */
export async function requestWays(
  deps: Deps,
  { tenant, patron }: Pick<Asking, 'tenant' | 'patron'>,
  print: readonly PrintWay[],
): Promise<RequestWays> {
  const delivery = deliveryOf(tenant.settings.public);
  const held = print.find(({ itemCount, has }) => itemCount > 0 && has !== 'no');
  const ils = deps.ils.of(tenant);
  if (!held || !ils.requests) return { recordId: '', kinds: [], signInHelps: false, delivery };
  if (!patron) return { recordId: held.recordId, kinds: [], signInHelps: true, delivery };
  const volume = held.has === 'yes' ? held.items[0]?.yearVol : undefined;
  const wish = { bibId: held.recordId, ...(volume && { volume }) };
  const options = await readOptions(ils, patron.id, wish);
  const kinds = isRefusal(options)
    ? []
    : options.options.filter(({ refusal }) => refusal === undefined).map(({ kind }) => kind);
  return { recordId: held.recordId, kinds, signInHelps: false, delivery };
}

function deliveryOf(shown: Asking['tenant']['settings']['public']): RequestWays['delivery'] {
  const way = shown.documentDeliveryWay;
  if (isKeyHidden(DELIVERY_KEY, shown)) return '';
  switch (way) {
    case 'form':
    case 'handover':
      return way;
    case 'link':
      return shown.documentDeliveryUrl === '' ? '' : way;
    default:
      return '';
  }
}
