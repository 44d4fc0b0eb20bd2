import type { Names } from '@lectern/contracts/kernel/languages';
import type { FavouriteKind } from '@lectern/contracts/shelf/favourites/favourite';
import type { Db } from './db/database.ts';
import type { Deps } from './deps.ts';

/** A thing that readers can keep, as the domain knows it that has it. */
export interface Keepable {
  readonly kind: FavouriteKind;
  /** What stays readable when the thing itself is gone. */
  readonly title: string;
  /** The title in several languages, of things that have it so. */
  readonly names?: Names;
  /** False: readers write no reviews of it. */
  readonly takesReviews?: boolean;
  readonly author: string;
  readonly isbn: string;
  /** Its identity, which stays the same when it is removed and comes back. */
  readonly source: string;
  readonly controlNumber: string;
}

/** Things that readers can keep as favourites, listed in `keepable` of the domain that has them. */
export interface KeepableThings {
  /** Those of the ids that it has and shows. */
  describe(db: Db, tenantId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Keepable>>;
}

declare module './deps.ts' {
  interface Deps {
    /** What readers can keep, of all domains. */
    readonly keepable: () => Promise<readonly KeepableThings[]>;
  }
}

/** What all domains know of these ids; ids of nothing are absent. */
export async function describeThings(
  { keepable }: Pick<Deps, 'keepable'>,
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Keepable>> {
  if (ids.length === 0) return new Map();
  const described = await Promise.all((await keepable()).map((things) => things.describe(db, tenantId, ids)));
  return new Map(described.flatMap((things) => [...things]));
}
