import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { RequestKind, RequestStatus, RequestStep } from '@lectern/rules/requests/steps';
import type { MoveName, Mover } from '@lectern/rules/requests/way';
import type { Away } from './ils-refusals.ts';

/** One reader's wish for a copy, on its way (docs/requests.md). */
export interface IlsRequest {
  readonly id: string;
  readonly number: string;
  readonly kind: RequestKind;
  readonly step: RequestStep;
  readonly bibId: string;
  readonly title: string;
  readonly author: string;
  /** The volume that is wanted; empty where any will do. */
  readonly volume: string;
  readonly pickupLibrary: string;
  /** ISO instants. */
  readonly placedAt: string;
  /** Since when it is in its step. */
  readonly stepSince: string;
  /** Calendar dates of the tenant's time zone, each the last day. */
  readonly keptUntil: string | null;
  readonly wantedUntil: string | null;
  /** The first day on which the queue serves it again. */
  readonly suspendedUntil: string | null;
  /** The copy that serves it; empty texts while there is none. */
  readonly barcode: string;
  readonly callNumber: string;
  /** Readers who are served before; absent for a request that does not wait in the queue. */
  readonly readersBefore?: number;
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
  readonly offset: number;
  readonly limit: number;
}

/** Of a system that keeps requests of readers and what happened to them. */
export interface IlsRequests {
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
}
