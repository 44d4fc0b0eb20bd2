import type { CatalogueTarget, RemoteField } from '@lectern/contracts/people/tenant/source-settings';
import type { Bib } from '@lectern/marc/bib';

export interface RemoteQuery {
  /** The words as the reader typed them. A hit has all of them in the field. */
  readonly words: string;
  readonly field: RemoteField;
  /** Number of records before the page. */
  readonly offset: number;
  /** At least 1. */
  readonly limit: number;
}

export interface RemoteHit {
  readonly bib: Bib;
  /** The path of its page in the other library, if that library belongs to this installation. */
  readonly page?: string;
  /** The id of its record there, if that library belongs to this installation. */
  readonly recordId?: string;
}

export interface RemotePage {
  readonly total: number;
  /** In the order of the other catalogue; records that cannot be read are left out. */
  readonly hits: readonly RemoteHit[];
  /** Milliseconds since the other catalogue said so; absent where it came now. */
  readonly ageMs?: number;
}

/** Catalogues of other libraries. Each adapter is for one kind of target. */
export interface RemoteCatalogue<Target = CatalogueTarget> {
  /**
   * One page of hits for readers of a tenant.
   *
   * @throws OutsideError if the other catalogue does not answer, or its answer cannot be read.
   */
  search(tenantId: string, target: Target, query: RemoteQuery): Promise<RemotePage>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly remoteCatalogue: RemoteCatalogue;
  }
}
