import type { WishKind } from '@lectern/contracts/buying/recommendations/wish';

/** What a wish says of its work besides title and author. Texts that do not belong to its kind are empty. */
export interface StoredFacts {
  readonly publisher: string;
  readonly publishTime: string;
  readonly standNo: string;
  readonly resourceType: string;
  readonly language: string;
  readonly price: string;
  readonly currency: string;
  readonly pubFreq: string;
  readonly subject: string;
  readonly documentTypes: readonly string[];
  readonly webAddress: string;
  readonly introduction: string;
}

/** A work that somebody wants, before it is stored. */
export interface WishedWork extends StoredFacts {
  readonly kind: WishKind;
  readonly title: string;
  readonly author: string;
  readonly source: string;
}

/** All texts empty. */
export const NO_FACTS: StoredFacts = {
  publisher: '',
  publishTime: '',
  standNo: '',
  resourceType: '',
  language: '',
  price: '',
  currency: '',
  pubFreq: '',
  subject: '',
  documentTypes: [],
  webAddress: '',
  introduction: '',
};
