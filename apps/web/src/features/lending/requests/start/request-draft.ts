import type { DeliveryAddressView, RequestOptionView } from '@lectern/contracts/lending/requests/wish-fields';
import type { OutgoingWay } from '@lectern/contracts/talk/messages/message-choices';
import type { NoticeWay } from '@lectern/rules/requests/notice-ways';
import type { RequestKind } from '@lectern/rules/requests/steps';
import { chosenAddress } from './address-choice.tsx';

/** What the reader has written in the dialog; empty where the library's first answer stands. */
export const NEW_DRAFT = {
  volume: '',
  takeLibCode: '',
  addressId: '',
  contactInfo: '',
  reqestEndDate: '',
  comments: '',
  /** The languages in which other editions will do; undefined where the reader wants this edition. */
  langCodes: undefined as readonly string[] | undefined,
  /** Undefined while the reader leaves it as chosen for all requests. */
  noticeWays: undefined as readonly OutgoingWay[] | undefined,
};

/** What is sent, whatever the kind; each call takes its part. */
export interface Wish {
  readonly kind: RequestKind;
  readonly recordId: string;
  readonly volume: string;
  readonly contactInfo: string;
  readonly comments: string;
  /** Empty: as of all requests. */
  readonly noticeWays: NoticeWay[];
  readonly takeLibCode: string;
  readonly reqestEndDate?: string;
  readonly addressId?: string;
  /** Other editions that will do. */
  readonly otherRecordIds: string[];
}

/** The wish that a draft says. A place that does not serve the wish any more is replaced by the first that does. */
export function readDraft(
  draft: typeof NEW_DRAFT,
  {
    recordId,
    kind,
    addresses,
    option,
    otherRecordIds,
  }: {
    readonly recordId: string;
    readonly kind: RequestKind;
    readonly addresses: readonly DeliveryAddressView[];
    readonly option: RequestOptionView;
    readonly otherRecordIds: string[];
  },
): Wish {
  const { volume, contactInfo, comments, reqestEndDate, noticeWays } = draft;
  const place =
    option.takeLocations.find(({ libCode }) => libCode === draft.takeLibCode) ?? option.takeLocations[0];
  const addressId = chosenAddress(addresses, draft.addressId)?.addressId;
  return {
    kind,
    recordId,
    volume,
    contactInfo,
    comments,
    noticeWays: noticeWays ? ['inbox', ...noticeWays] : [],
    otherRecordIds,
    takeLibCode: place?.libCode ?? '',
    ...(reqestEndDate && { reqestEndDate }),
    ...(addressId !== undefined && { addressId }),
  };
}
