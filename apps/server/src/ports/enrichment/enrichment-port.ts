import type { OfferService } from '@lectern/contracts/tenant/source-settings';

/** A title that an outside service offers. Absent facts are empty; addresses are http or https. */
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

/** What services outside know beyond the catalogue. */
export interface Enrichment {
  /** Raises OutsideError where the service does not answer, or not what its settings say. */
  offers(
    service: OfferService,
    query: OfferQuery,
  ): Promise<{ readonly total: number; readonly offers: readonly Offer[] }>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly enrichment: Enrichment;
  }
}
