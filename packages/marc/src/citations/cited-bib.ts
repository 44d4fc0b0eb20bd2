import type { Bib } from '../bib.ts';

/** A bib to cite, with its id and address in the catalogue. */
export interface CitedBib {
  readonly id: string;
  readonly bib: Bib;
  /** Address of the bib's page in the catalogue. */
  readonly url: string;
}
