import type { OfferService } from '@lectern/contracts/people/tenant/source-settings';

/** An offer of an outside service, for example a book for sale. Absent data is empty; addresses are http or https. */
export interface Offer {
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly isbn: string;
  readonly imgUrl: string;
  readonly url: string;
  readonly price: string;
}

export interface OfferQuery {
  readonly words: string;
  /** From 1. */
  readonly page: number;
  readonly rows: number;
}

/** Outside services with data that the catalogue does not have. */
export interface Enrichment {
  /**
   * One page of offers of a tenant's service.
   *
   * @throws OutsideError if the service does not answer, or its answer does not match its settings.
   */
  offers(
    tenantId: string,
    service: OfferService,
    query: OfferQuery,
  ): Promise<{ readonly total: number; readonly offers: readonly Offer[] }>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly enrichment: Enrichment;
  }
}
