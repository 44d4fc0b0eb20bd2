import { listDeskItems } from '@lectern/contracts/counter/desk/list-desk-items';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { deskWords, placedDesk } from '../desk-place.ts';
import { presentDeskItem } from '../present-desk-item.ts';

export const listDeskItemsCall = implement(listDeskItems)(async ({ input, context, deps }) => {
  const { status, everywhere, page, rows } = input;
  const place = placedDesk(deps, context);
  if (isRefusal(place)) return place;
  const { desk, libraryCode } = place;
  const found = await desk.listItems({
    status,
    offset: (page - 1) * rows,
    limit: rows,
    ...(!everywhere && { libraryCode }),
  });
  if (isRefusal(found)) return found;
  const words = await deskWords(deps, context);
  return { total: found.total, items: found.items.map((item) => presentDeskItem(item, words)) };
});
