import { nameIn } from '@lectern/contracts/kernel/languages';
import { type Favourite, isRecordKind } from '@lectern/contracts/shelf/favourites/favourite';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { describeThings } from '../../../platform/keepable.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { listedBib } from '../../collection/catalogue/records/bib-words.ts';
import { coverAddress } from '../../collection/catalogue/records/cover-address.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import type { FavouriteTable } from './tables.ts';

/** Favourites as their reader sees them: as the catalogue has them now, or else as they were when they were added. */
export async function presentFavourites(
  deps: Pick<Deps, 'db' | 'keepable'>,
  tenant: Tenant,
  rows: readonly FavouriteTable[],
): Promise<Favourite[]> {
  const bibs = await findBibs(
    deps.db,
    tenant.id,
    rows.filter(({ kind }) => isRecordKind(kind)).map((row) => row.record_id),
  );
  const things = await describeThings(
    deps,
    deps.db,
    tenant.id,
    rows.filter(({ kind }) => !isRecordKind(kind)).map((row) => row.record_id),
  );
  return rows.map((row) => {
    const { names } = things.get(row.record_id) ?? {};
    const bib = bibs.get(row.record_id)?.bib;
    const now = bib ? listedBib(bib) : undefined;
    return {
      recordId: row.record_id,
      kind: row.kind,
      folderId: row.folder_id,
      title: now?.title ?? (names ? nameIn(names, tenant.settings.public.defaultLanguage) : row.title),
      author: now?.author ?? row.author,
      isbn: now?.isbn ?? row.isbn,
      note: row.note,
      tags: fromJson<string[]>(row.tags),
      state: row.state,
      addedAt: row.added_at,
      inCatalogue: bib !== undefined || things.has(row.record_id),
      publisher: now?.publisher ?? '',
      publishYear: now?.publishYear ?? null,
      imgUrl: coverAddress(tenant.settings, bib),
    };
  });
}
