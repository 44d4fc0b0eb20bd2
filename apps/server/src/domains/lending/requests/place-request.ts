import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_DAY_WRONG, REQUEST_KIND_OFF } from '@lectern/contracts/lending/requests/placing-errors';
import type { NoticeWay } from '@lectern/rules/requests/notice-ways';
import type { RequestKind } from '@lectern/rules/requests/steps';
import { addDays, dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { answerAct } from '../../../platform/http/answer-act.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import type { DeliveryAddress } from '../../../ports/ils/ils-placing.ts';
import type { IlsRequest } from '../../../ports/ils/ils-requests.ts';
import { placeNames } from '../../collection/vocabulary/places/place-names.ts';
import { contactOfRequest } from './contact-of-reader.ts';
import { presentRequest } from './present-request.ts';
import { readWish } from './read-wish.ts';

/** A request that waits longer than this is forgotten by its reader. */
const LONGEST_WAIT_DAYS = 366;

/** What calls that start requests have in common. */
interface Placing {
  readonly recordId: string;
  readonly itemId?: string | undefined;
  readonly volume: string;
  readonly locationId?: string | undefined;
  readonly contactInfo: string;
  readonly noticeWays: readonly NoticeWay[];
  readonly comments: string;
  readonly takeLibCode?: string | undefined;
  readonly reqestEndDate?: string | undefined;
  readonly otherRecordIds?: readonly string[];
}

/** Starts a request of this kind for the reader who calls. */
export async function placeRequest<Kind extends RequestKind>(
  deps: Deps,
  context: CallContext<'patron'>,
  {
    kind,
    input,
    address,
  }: {
    readonly kind: Kind;
    readonly input: Placing;
    readonly address?: DeliveryAddress | undefined;
  },
) {
  const { tenant, language, patron } = context;
  const { requests } = deps.ils.of(tenant);
  if (!requests) return refuse(REQUEST_KIND_OFF);
  const { comments, noticeWays, takeLibCode, reqestEndDate, otherRecordIds } = input;
  const contact = await contactOfRequest(
    deps,
    { tenantId: tenant.id, patronId: patron.id },
    input.contactInfo,
  );
  if (isRefusal(contact)) return contact;
  const wish = {
    ...readWish(input),
    kind,
    contact,
    noticeWays,
    comments,
    ...(takeLibCode !== undefined && { pickupLibrary: takeLibCode }),
    ...(reqestEndDate !== undefined && { wantedUntil: reqestEndDate }),
    ...(address && { address }),
    ...(otherRecordIds && { otherBibIds: otherRecordIds }),
  };
  const names = await placeNames(deps.db, tenant.id, language);
  return answerAct(
    context,
    () => requests.place(patron.id, wish),
    // Which refusals there are depends on `Kind`, so the compiler cannot take them out.
    (placed) => presentRequest(placed as IlsRequest, names),
  );
}

/** A refusal of a last day that is over or too far away. */
export function lastDayRefusal(
  { clock }: Pick<Deps, 'clock'>,
  { tenant }: Pick<CallContext<'patron'>, 'tenant'>,
  lastDay: string | undefined,
) {
  if (lastDay === undefined) return undefined;
  const today = dateIn(tenant.settings.policy.timeZone, clock.now());
  const isWrong = lastDay < today || lastDay > addDays(today, LONGEST_WAIT_DAYS);
  return isWrong ? refuse(REQUEST_DAY_WRONG) : undefined;
}
