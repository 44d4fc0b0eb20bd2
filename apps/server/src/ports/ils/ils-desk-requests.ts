import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { DeskList, DeskVerb } from '@lectern/rules/requests/desk-lists';
import type { RequestKind, RequestStep } from '@lectern/rules/requests/steps';
import type { ByStaff, DeskPerson } from './ils-desk-people.ts';
import type { DeliveryAddress } from './ils-placing.ts';
import type { Away, CheckOutRefusal } from './ils-refusals.ts';

/** A request as the desk works on it. */
export interface DeskRequest {
  readonly id: string;
  readonly number: string;
  readonly kind: RequestKind;
  readonly step: RequestStep;
  readonly stepSince: string;
  readonly placedAt: string;
  readonly keptUntil: string | null;
  readonly wantedUntil: string | null;
  readonly suspendedUntil: string | null;
  readonly reader: DeskPerson;
  readonly bibId: string;
  /** How many editions it waits for, that of `bibId` among them; absent where it is for one title. */
  readonly editions?: number;
  readonly title: string;
  readonly author: string;
  readonly volume: string;
  readonly pickupLibrary: string;
  /** For a home delivery. */
  readonly address: DeliveryAddress | null;
  /** The copy that serves it, or the one to fetch from its shelf; absent if there is none. */
  readonly copy?: {
    readonly barcode: string;
    readonly libraryCode: string;
    readonly locationCode: string;
    readonly shelf: string;
    readonly callNumber: string;
  };
  readonly comments: string;
  /** What this desk can do now, the usual thing first. */
  readonly verbs: readonly DeskVerb[];
}

export interface DeskRequestFilter {
  readonly list: DeskList;
  /** The desk that asks. */
  readonly libraryCode: string;
  /** Requests for this desk only: copies of its library, or fetched there. */
  readonly here: boolean;
  readonly kind?: RequestKind;
  readonly offset: number;
  readonly limit: number;
}

/** What the desk does with requests. */
export interface IlsDeskRequests {
  /** How many requests are in each list. */
  countRequests(filter: {
    readonly libraryCode: string;
    readonly here: boolean;
  }): Promise<Readonly<Record<DeskList, number>> | Away>;

  /** A page of a list: what is to be picked in the order of the shelves, all else the oldest first. */
  listRequests(
    filter: DeskRequestFilter,
  ): Promise<{ readonly total: number; readonly requests: readonly DeskRequest[] } | Away>;

  /** Moves a request that was seen in this step; one that has moved since is refused and stays as it is. */
  moveRequest(
    request: ByStaff & {
      readonly requestId: string;
      readonly step: RequestStep;
      readonly verb: DeskVerb;
      readonly libraryCode: string;
      readonly note: string;
    },
  ): Promise<
    | { readonly step: RequestStep; readonly barcode: string }
    | Refusal<'REQUEST_NOT_FOUND' | 'REQUEST_MOVED_ON' | 'REQUEST_MOVE_IMPOSSIBLE'>
    // A parcel is a loan.
    | CheckOutRefusal
    | Away
  >;
}
