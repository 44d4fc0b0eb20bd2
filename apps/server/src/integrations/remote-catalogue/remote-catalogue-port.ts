import type { RemoteField } from '@lectern/contracts/sources/remote-query';
import type { CatalogueTarget } from '@lectern/contracts/tenant/source-settings';
import type { Bib } from '@lectern/marc/bib';

export interface RemoteQuery {
  /** As a reader typed them: all must be found in the field. */
  readonly words: string;
  readonly field: RemoteField;
  /** Records before the page, from 0. */
  readonly offset: number;
  /** At least 1. */
  readonly limit: number;
}

export interface RemotePage {
  readonly total: number;
  /** In the order of the other catalogue; records that cannot be read are left out. */
  readonly bibs: readonly Bib[];
}

/** Catalogues of other libraries. */
export interface RemoteCatalogue {
  /** Raises OutsideError where the other catalogue does not answer, or not what can be read. */
  search(target: CatalogueTarget, query: RemoteQuery): Promise<RemotePage>;
}
