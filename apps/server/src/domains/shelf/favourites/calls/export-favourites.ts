import { exportFavourites } from '@lectern/contracts/shelf/favourites/export-favourites';
import { dateIn } from '../../../../platform/clock.ts';
import { tableFile } from '../../../../platform/exports/table-file.ts';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { favouriteRows, favouritesFileName } from '../favourites-table.ts';

export const exportFavouritesCall = implementRaw(exportFavourites)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const now = deps.clock.now();
  const day = dateIn(tenant.settings.policy.timeZone, now);
  const name = `${favouritesFileName(language)}-${day}`;
  const rows = favouriteRows(deps, { tenant, patronId: patron.id }, language);
  return tableFile(rows, { name, format: input.format, now });
});
