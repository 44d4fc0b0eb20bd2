/** Why a file is no price list, in English: for staff. `tooOld` is ONIX 2.1. */
export class PriceListError extends Error {
  override readonly name = 'PriceListError';
  readonly isTooOld: boolean;

  constructor(message: string, { isTooOld = false } = {}) {
    super(message);
    this.isTooOld = isTooOld;
  }
}
