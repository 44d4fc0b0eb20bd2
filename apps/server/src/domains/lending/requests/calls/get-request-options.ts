import { countItems } from '@lectern/contracts/collection/holdings/availability';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getRequestOptions } from '@lectern/contracts/lending/requests/get-request-options';
import { isDelivered } from '@lectern/rules/requests/delivery-area';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { ownAddresses } from '../../../people/addresses/own-addresses.ts';
import { waysOfRequests } from '../../../talk/messages/choices/ways-of-requests.ts';
import { bestKind } from '../best-kind.ts';
import { shownOwnContact } from '../contact-of-reader.ts';
import { presentOption } from '../present-options.ts';
import { readOptions } from '../read-options.ts';
import { readWish } from '../read-wish.ts';
import { volumesOf } from '../volumes-of.ts';

export const getRequestOptionsCall = implement(getRequestOptions)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const { policy } = tenant.settings;
  const ils = deps.ils.of(tenant);
  const reader = { tenantId: tenant.id, patronId: patron.id };
  const addresses = await ownAddresses(deps.db, reader);
  const given = await readOptions(ils, patron.id, readWish(input), addresses);
  if (isRefusal(given)) return given;
  const quotas = await ils.requests?.quotas(patron.id);
  if (isRefusal(quotas)) return quotas;
  const items = await ils.items(input.recordId);
  if (isRefusal(items)) return items;
  const places = await placeNames(deps.db, tenant.id, language);
  const addressee = { language, today: dateIn(policy.timeZone, deps.clock.now()) };
  return {
    recordId: input.recordId,
    canFetch: given.canFetch,
    options: given.options.map((option) => presentOption(option, quotas, { places, addressee })),
    best: bestKind(given.options),
    wait: given.wait ?? null,
    volumes: volumesOf(items).map(([volume, ofVolume]) => ({ volume, ...countItems(ofVolume) })),
    contactInfo: await shownOwnContact(deps, reader),
    noticeWays: await waysOfRequests(deps, tenant, patron.id),
    addresses: addresses.map((address) => ({
      ...address,
      isDelivered: isDelivered(address, policy.requests.deliveryArea),
    })),
    retentionDays: policy.requests.keptDays,
    answerDays: policy.requests.answerDays,
  };
});
