import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { ObjectionState } from '@lectern/contracts/lending/requests/objection-state';
import type { NoticeWay } from '@lectern/rules/requests/notice-ways';
import type { RequestKind, RequestStatus, RequestStep } from '@lectern/rules/requests/steps';
import type { MoveName, Mover } from '@lectern/rules/requests/way';
import type {
  DeliveryAddress,
  NewRequest,
  OptionsRefusal,
  PlacingRefusal,
  RequestableEdition,
  RequestOptions,
  RequestQuotas,
  RequestWish,
} from './ils-placing.ts';
import type { Away, NoPatron } from './ils-refusals.ts';

/** One reader's wish for a copy, on its way (docs/requests.md). */
export interface IlsRequest {
  readonly id: string;
  readonly number: string;
  readonly kind: RequestKind;
  readonly step: RequestStep;
  /** Of a request that waits for several editions: the one that it was chosen from, then that of the copy that serves it. */
  readonly bibId: string;
  /** The other editions that it waits for, or waited for until a copy came; absent where the system knows no such requests. */
  readonly otherBibIds?: readonly string[];
  readonly title: string;
  readonly author: string;
  /** The volume that is wanted; empty where any will do. */
  readonly volume: string;
  readonly pickupLibrary: string;
  /** ISO instants; empty where a system elsewhere does not say them. */
  readonly placedAt: string;
  /** Since when it is in its step. */
  readonly stepSince: string;
  /** Calendar dates of the tenant's time zone, each the last day. */
  readonly keptUntil: string | null;
  readonly wantedUntil: string | null;
  /** The first day on which the queue serves it again. */
  readonly suspendedUntil: string | null;
  /** When time moves it on; null where time does not. */
  readonly movesAt: string | null;
  /** If the copy changed hands between readers: until when one of them can object; null where nobody can. */
  readonly objectUntil: string | null;
  readonly objection: ObjectionState;
  /** The copy that serves it; empty texts while there is none. */
  readonly barcode: string;
  readonly callNumber: string;
  readonly contact: string;
  readonly noticeWays: readonly NoticeWay[];
  readonly comments: string;
  /** For a home delivery. */
  readonly address: DeliveryAddress | null;
  /** Readers who are served before, in the queue where they are fewest; absent for a request that does not wait in the queue. */
  readonly readersBefore?: number;
  /** What its reader cannot do with it in this library system, though its step allows it. */
  readonly withoutMoves?: readonly MoveName[];
  /** Its pickup place and contact cannot be changed in this library system. */
  readonly isFixed?: boolean;
}

/** What a patron changes about a request that waits. */
export interface RequestWishes {
  readonly pickupLibrary: string;
  /** The one that the request has if absent. */
  readonly contact?: string;
}

/** What happened to a request. */
export interface IlsRequestMove {
  readonly move: MoveName;
  /** The step that it led to. */
  readonly step: RequestStep;
  readonly mover: Mover;
  readonly movedAt: string;
  /** A reason, for people. */
  readonly note: string;
}

export interface RequestFilter {
  readonly status?: RequestStatus;
  readonly kind?: RequestKind;
  readonly offset: number;
  readonly limit: number;
}

/** The group of a system that keeps requests of readers and what happened to them. */
export interface IlsRequests {
  /** What the patron could start for a wish, each kind with the reason why not. The addresses are the patron's own. */
  options(
    patronId: string,
    wish: RequestWish,
    addresses: readonly DeliveryAddress[],
  ): Promise<RequestOptions | OptionsRefusal | Away>;

  /**
   * The other editions of a bib that the patron could reserve together with it, as one request that the first copy serves; none where there
   * are none or the library does not offer it. Absent where the system has no such requests.
   */
  editions?(
    patronId: string,
    bibId: string,
  ): Promise<readonly RequestableEdition[] | NoPatron | Refusal<'BIB_NOT_FOUND'> | Away>;

  /** What of the patron's quotas is used. */
  quotas(patronId: string): Promise<RequestQuotas | NoPatron | Away>;

  /** Starts a request, or says what forbids it. Of two readers at once who want the last copy one gets it. */
  place<Kind extends RequestKind>(
    patronId: string,
    request: NewRequest<Kind>,
  ): Promise<IlsRequest | PlacingRefusal<Kind> | OptionsRefusal | Away>;

  /** What is open first, then the newest. */
  list(
    patronId: string,
    filter: RequestFilter,
  ): Promise<{ readonly total: number; readonly requests: readonly IlsRequest[] } | Away>;

  /** A request of the patron with what happened to it, the first first. */
  find(
    patronId: string,
    requestId: string,
  ): Promise<
    | { readonly request: IlsRequest; readonly moves: readonly IlsRequestMove[] }
    | Refusal<'REQUEST_NOT_FOUND'>
    | Away
  >;

  /** Cancels a request of the patron, or answers the one that is cancelled already. */
  cancel(
    patronId: string,
    requestId: string,
  ): Promise<IlsRequest | Refusal<'REQUEST_NOT_FOUND' | 'REQUEST_NOT_CANCELLABLE'> | Away>;

  /**
   * Suspends a request of the patron until a day of the next year, or takes it up again (null). The queue passes it over before this day,
   * and its place is kept. Of one that is suspended the day is changed. Absent where the system cannot do it.
   */
  suspend?(
    patronId: string,
    requestId: string,
    until: string | null,
  ): Promise<
    IlsRequest | Refusal<'REQUEST_NOT_FOUND' | 'REQUEST_NOT_SUSPENDABLE' | 'REQUEST_DAY_WRONG'> | Away
  >;

  /** Changes the pickup place and the contact of a request that waits in the queue; it keeps its place. Absent where the system cannot. */
  change?(
    patronId: string,
    requestId: string,
    wishes: RequestWishes,
  ): Promise<
    IlsRequest | Refusal<'REQUEST_NOT_FOUND' | 'REQUEST_NOT_CHANGEABLE' | 'REQUEST_PLACE_NOT_SERVED'> | Away
  >;
}
