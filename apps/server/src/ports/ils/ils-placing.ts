import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { NoticeWay } from '@lectern/rules/requests/notice-ways';
import type { RequestKind } from '@lectern/rules/requests/steps';
import type { NoPatron, PatronBlock } from './ils-refusals.ts';

/** What a reader wishes to have: any copy of a bib, of one volume of it, at one shelving location, or one item. */
export interface RequestWish {
  readonly bibId: string;
  /** As the items name it; any if absent. */
  readonly volume?: string;
  readonly itemId?: string;
  readonly locationCode?: string;
}

/** Where a home delivery goes. */
export interface DeliveryAddress {
  readonly recipientName: string;
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** See loadArea; empty in other countries than China, as the names are. */
  readonly areaCode: string;
  readonly areaNames: readonly string[];
  readonly details: string;
  readonly postcode: string;
}

/** What the reader says when a request is placed. */
export interface NewRequest<Kind extends RequestKind = RequestKind> extends RequestWish {
  readonly kind: Kind;
  /**
   * Of a reservation: other editions that will do as well. The request waits in all their queues as one, and the first copy that comes
   * serves it. Only for systems that have `editions`.
   */
  readonly otherBibIds?: readonly string[];
  /** Where the reader picks it up; of a re-lending and a home delivery none. */
  readonly pickupLibrary?: string;
  /** Telephone or e-mail. */
  readonly contact: string;
  readonly noticeWays: readonly NoticeWay[];
  readonly comments: string;
  /** Last day on which the reader needs it. */
  readonly wantedUntil?: string;
  /** For a home delivery. */
  readonly address?: DeliveryAddress;
}

/** How many requests of a kind the reader has started today, and may. */
export interface DayQuota {
  readonly kind: RequestKind;
  readonly limit: number;
  readonly used: number;
}

/** What holds for the reader's requests whatever is wished. */
export interface RequestQuotas {
  /** In the order of REQUEST_KINDS, those that the library offers. */
  readonly days: readonly DayQuota[];
  readonly open: number;
  readonly openLimit: number;
}

/** Why the account can start no request at all. */
export type NoRequestsRefusal = PatronBlock | Refusal<'REQUEST_READER_QUOTA'>;

/** Why a request of any kind cannot be started. */
export type CommonRefusal =
  | NoRequestsRefusal
  | Refusal<
      | 'REQUEST_KIND_OFF'
      | 'REQUEST_NO_COPY'
      | 'REQUEST_OWN_LOAN'
      | 'REQUEST_ALREADY_OPEN'
      | 'REQUEST_DAY_QUOTA'
      | 'REQUEST_BIB_QUOTA'
    >;

/** Why a request of a kind cannot be started. */
export interface PlacingRefusals {
  readonly reservation:
    | CommonRefusal
    | Refusal<
        | 'REQUEST_COPY_ON_SHELF'
        | 'REQUEST_PLACE_NOT_SERVED'
        | 'REQUEST_EDITION_WRONG'
        | 'REQUEST_DENIED'
        | 'REQUEST_DENIED_BECAUSE'
      >;
  readonly entrust:
    | CommonRefusal
    | Refusal<'REQUEST_NOTHING_ON_SHELF' | 'REQUEST_COPY_AT_PLACE' | 'REQUEST_PLACE_NOT_SERVED'>;
  readonly online_loan: CommonRefusal | Refusal<'REQUEST_NOTHING_ON_SHELF' | 'REQUEST_PLACE_NOT_SERVED'>;
  readonly relending: CommonRefusal | Refusal<'REQUEST_NO_LENDER' | 'REQUEST_READERS_WAIT'>;
  readonly home_delivery:
    | CommonRefusal
    | Refusal<'REQUEST_NOTHING_ON_SHELF' | 'DELIVERY_ADDRESS_MISSING' | 'DELIVERY_AREA_NOT_SERVED'>;
}

export type PlacingRefusal<Kind extends RequestKind = RequestKind> = PlacingRefusals[Kind];

/** How long a reader may have to wait, with what it is reckoned from. */
export interface WaitEstimate {
  readonly readersBefore: number;
  /** Copies that can serve the request. */
  readonly copies: number;
  /** Days from today. */
  readonly fromDays: number;
  readonly toDays: number;
  /** The past loans of the title that it is reckoned from; 0 where the loan rule is its ground. */
  readonly pastLoans: number;
}

/** An edition that a reader could reserve. */
export interface RequestableEdition {
  readonly bibId: string;
  /** The place in its queue of a request that is placed now. */
  readonly readersBefore: number;
  /** Absent where nothing is known. */
  readonly wait?: WaitEstimate;
}

export interface RequestOption {
  readonly kind: RequestKind;
  /** Why it cannot be started; absent where it can. */
  readonly refusal?: PlacingRefusal;
  /** Codes of the libraries where it can be picked up, the reader's own first; empty for a re-lending and a home delivery. */
  readonly pickupLibraries: readonly string[];
  /** The copies that such a request could be placed for, also while a quota forbids it. */
  readonly itemIds: readonly string[];
}

/** What the reader could start for a wish. */
export interface RequestOptions {
  /** One for each kind, in the order of REQUEST_KINDS. */
  readonly options: readonly RequestOption[];
  /** The reader finds a copy on an open shelf, and may take it. */
  readonly canFetch: boolean;
  /** For a reservation placed now; absent where none can be placed or nothing is known. */
  readonly wait?: WaitEstimate;
}

/** What a library system answers to a wish that it does not know. */
export type UnknownWish = Refusal<'BIB_NOT_FOUND'> | Refusal<'ITEM_NOT_FOUND'>;

export type OptionsRefusal = NoPatron | UnknownWish;
