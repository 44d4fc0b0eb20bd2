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

export interface RemoteHit {
  readonly bib: Bib;
  /** The page about it in the other library, where that is known: below this installation's origin. */
  readonly page?: string;
}

export interface RemotePage {
  readonly total: number;
  /** In the order of the other catalogue; records that cannot be read are left out. */
  readonly hits: readonly RemoteHit[];
}

/** Catalogues of other libraries; an adapter knows one kind of target. */
export interface RemoteCatalogue<Target = CatalogueTarget> {
  /** Raises OutsideError where the other catalogue does not answer, or not what can be read. */
  search(target: Target, query: RemoteQuery): Promise<RemotePage>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly remoteCatalogue: RemoteCatalogue;
  }
}
