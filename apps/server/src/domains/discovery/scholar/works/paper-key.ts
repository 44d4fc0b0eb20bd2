import type { Paper } from '@lectern/contracts/discovery/scholar/paper';

/** By what a kept paper is found again: its DOI, else its id at its source; empty if it has neither. */
export function paperKey({ doi, id }: Pick<Paper, 'doi' | 'id'>): string {
  return doi === '' ? id : `doi:${doi}`;
}
