import type { DonationWay } from '@lectern/contracts/buying/donations/donation';

/** A title of an offer as it is typed. */
export interface TitleValues {
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly publishTime: string;
  readonly isbn: string;
  readonly copyCount: string;
}

/** An offer as it is typed. */
export interface OfferValues {
  readonly titles: readonly TitleValues[];
  readonly remark: string;
  readonly way: DonationWay;
  readonly bringOn: string;
  readonly worth: string;
  readonly currency: string;
  readonly isNamed: boolean;
}

export const NO_TITLE: TitleValues = {
  title: '',
  author: '',
  publisher: '',
  publishTime: '',
  isbn: '',
  copyCount: '1',
};

export const NO_OFFER: OfferValues = {
  titles: [NO_TITLE],
  remark: '',
  way: 'bring',
  bringOn: '',
  worth: '',
  currency: '',
  isNamed: false,
};

/** What a call gets of an offer. A number of copies that is none is one. */
export function offerOf({ titles, bringOn, ...said }: OfferValues) {
  return {
    ...said,
    ...(bringOn !== '' && { bringOn }),
    titles: titles.map((one) => ({
      ...one,
      copyCount: Math.max(1, Math.min(999, Number.parseInt(one.copyCount, 10) || 1)),
    })),
  };
}
