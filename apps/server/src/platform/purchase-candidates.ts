import type { Language } from '@lectern/contracts/kernel/languages';
import type { Deps } from './deps.ts';
import type { Tenant } from './tenants/tenant-registry.ts';

/** What could be bought, as whoever offers it says. Empty texts are unknown. */
export interface PurchaseCandidate {
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly publishTime: string;
  readonly isbn: string;
  readonly issn: string;
  /** Code of `langCode`. */
  readonly language: string;
  /** Decimal or in words, as the offer has it. */
  readonly price: string;
  readonly currency: string;
  /** http or https, or empty. */
  readonly imgUrl: string;
  readonly pageUrl: string;
}

/** Words of a title, with an author or not; or an ISBN of 13 digits. */
export interface CandidateQuery {
  readonly title: string;
  readonly author: string;
  /** Empty where the title is asked for. */
  readonly isbn: string;
  readonly most: number;
}

/** What one place offers; undefined where it did not answer. */
export interface CandidateOffer {
  /** Code of the place: a vendor. */
  readonly source: string;
  readonly name: string;
  readonly candidates: readonly PurchaseCandidate[] | undefined;
}

/** Where readers find what they could wish for, listed in `candidates` of the domain that knows such places. */
export interface PurchaseCandidates {
  search(
    deps: Deps,
    reader: { readonly tenant: Tenant; readonly language: Language },
    query: CandidateQuery,
  ): Promise<readonly CandidateOffer[]>;
}

declare module './deps.ts' {
  interface Deps {
    /** Where readers find what could be bought, of all domains. */
    readonly purchaseCandidates: () => Promise<readonly PurchaseCandidates[]>;
  }
}
