import { listShownWishes } from '@lectern/contracts/buying/recommendations/list-shown-wishes';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { accountsOf } from '../../../people/account/accounts-of.ts';
import { presentFacts } from '../present-wish.ts';
import { readersOfWishes } from '../store/reader-store.ts';
import { listShown } from '../store/wish-store.ts';

const MOST_NAMES = 3;

export const listShownWishesCall = implement(listShownWishes)(
  async ({ input: { page, rows: limit }, context: { tenant }, deps }) => {
    const { wishes, policy } = tenant.settings;
    if (!wishes.areShown) return { total: 0, wishes: [] };
    const { total, rows } = await listShown(deps.db, tenant.id, { offset: (page - 1) * limit, limit });
    const readers = await readersOfWishes(
      deps.db,
      tenant.id,
      rows.map(({ id }) => id),
    );
    const named = readers.filter(({ is_named }) => is_named === 1);
    const accounts = await accountsOf(
      deps.db,
      tenant.id,
      named.map(({ patron_id }) => patron_id),
    );
    const shown = rows.map((row) => {
      const { kind, title, author, publisher, publishTime } = presentFacts(row);
      const names = named
        .filter(({ wish_id }) => wish_id === row.id)
        .flatMap(({ patron_id }) => accounts.get(patron_id)?.name || []);
      return {
        id: row.id,
        kind,
        title,
        author,
        publisher,
        publishTime,
        detailType: row.state,
        wishes: row.wishes,
        names: names.slice(0, MOST_NAMES),
        since: dateIn(policy.timeZone, new Date(row.created_at)),
        recordId: row.record_id,
      };
    });
    return { total, wishes: shown };
  },
);
