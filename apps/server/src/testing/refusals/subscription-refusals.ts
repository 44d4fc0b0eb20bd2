import { addSubscription } from '@lectern/contracts/shelf/subscriptions/add-subscription';
import { deleteSubscriptions } from '@lectern/contracts/shelf/subscriptions/delete-subscriptions';
import { searchSubscription } from '@lectern/contracts/shelf/subscriptions/search-subscription';
import { MOST_SUBSCRIPTIONS } from '@lectern/contracts/shelf/subscriptions/subscription';
import { updateSubscription } from '@lectern/contracts/shelf/subscriptions/update-subscription';
import { insertSubscription } from '../../domains/shelf/subscriptions/store/subscription-store.ts';
import { newId } from '../../platform/db/ids.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const NO_SUBSCRIPTION = { subscriptionId: 'nothing' };

/** A reader calls who has as many subscriptions as is allowed, and a deleted one. Answers the id of the deleted one. */
async function full(library: RefusingLibrary): Promise<string> {
  const { db } = library.deps;
  const patron = await buildPatron(db);
  library.caller = { token: await buildSession(db, patron) };
  const now = library.clock.now().toISOString();
  const deletedId = newId();
  await db.transaction().execute(async (tx) => {
    for (let at = 0; at <= MOST_SUBSCRIPTIONS; at++)
      await insertSubscription(tx, {
        id: at === 0 ? deletedId : newId(),
        tenant_id: patron.tenant_id,
        patron_id: patron.id,
        kind: 'search',
        term: `${at}`,
        code: `${at}`,
        rhythm: 'now',
        since: now,
        paused_at: null,
        deleted_at: at === 0 ? now : null,
        created_at: now,
        updated_at: now,
      });
  });
  return deletedId;
}

/** How calls about subscriptions are refused. */
export const SUBSCRIPTIONS_PROVOKED: readonly Provoked[] = [
  provoked(addSubscription, {
    SUBSCRIPTION_TERM_MISSING: () => ({ term: ' ' }),
    SUBSCRIPTION_LIMIT_REACHED: async (library) => {
      await full(library);
      return { term: 'one more' };
    },
    SEARCH_EMPTY: () => ({ term: 'all', state: { keyWord: '' } }),
    SEARCH_TOO_LONG: () => ({ term: 'all', state: { keyWord: `a${'㍿'.repeat(99)}` } }),
  }),
  provoked(updateSubscription, {
    SUBSCRIPTION_NOT_FOUND: () => NO_SUBSCRIPTION,
    SUBSCRIPTION_TERM_MISSING: () => ({ ...NO_SUBSCRIPTION, term: '' }),
  }),
  provoked(deleteSubscriptions, {
    SUBSCRIPTION_LIMIT_REACHED: async (library) => ({ subscriptionIds: [await full(library)], undo: true }),
  }),
  provoked(searchSubscription, { SUBSCRIPTION_NOT_FOUND: () => NO_SUBSCRIPTION }),
];
