import type { Bib } from '../bib.ts';

/** A bib to write a reference of, with what only the catalogue knows of it. */
export interface CitedBib {
  readonly id: string;
  readonly bib: Bib;
  /** The address of the catalogue's page about it. */
  readonly url: string;
}
