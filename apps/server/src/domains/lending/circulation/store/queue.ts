import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import { READER_ACCOUNTS } from '../ledger/accounts.ts';
import type { LocalContext } from '../local-context.ts';
import { runsOn } from './block-store.ts';
import { isForBibs } from './request-editions.ts';
import type { RequestTable } from './request-tables.ts';
import { isNotSuspended, waitsForCopy } from './waiting-requests.ts';

/** For whom, when and by which limit of debts a queue is read. */
export type QueueContext = Pick<LocalContext, 'tenantId' | 'today' | 'policy'>;

/** A request that stands in the queue of its title. */
export type QueuedRequest = Pick<
  RequestTable,
  'id' | 'bib_id' | 'patron_id' | 'volume' | 'wanted_item_id' | 'priority' | 'placed_at'
>;

/** What a request waits for: a volume (empty for any) or one item. */
export type QueueWish = Pick<RequestTable, 'volume' | 'wanted_item_id'>;

/**
 * The queues of bibs, in their order: requests that wait for a copy. A request for several editions stands in the queue of each of them,
 * with the bib of that queue. Left out is whom the queue passes over: suspended requests, and readers who are blocked or owe more than the
 * limit. What overdue loans cost so far is not counted here.
 */
export async function readQueue(
  db: Db,
  { tenantId, today, policy }: QueueContext,
  bibIds: readonly string[],
): Promise<readonly QueuedRequest[]> {
  const asked = [...new Set(bibIds)];
  if (asked.length === 0) return [];
  return db
    .selectFrom('request')
    .innerJoin('patron', 'patron.id', 'request.patron_id')
    .leftJoin('request_edition as edition', 'edition.request_id', 'request.id')
    .select((eb) => eb.fn.coalesce('edition.bib_id', 'request.bib_id').as('bib_id'))
    .select(['request.id', 'request.patron_id', 'request.volume'])
    .select(['request.wanted_item_id', 'request.priority', 'request.placed_at'])
    .where('request.tenant_id', '=', tenantId)
    .where(isForBibs(tenantId, asked))
    .where((eb) => eb(eb.fn.coalesce('edition.bib_id', 'request.bib_id'), 'in', asked))
    .where(waitsForCopy())
    .where(isNotSuspended(today))
    .where(isNotBlocked(tenantId, today, policy.fineLimit))
    .orderBy('request.priority', 'desc')
    .orderBy('request.placed_at')
    .orderBy('request.id')
    .execute();
}

/** Whether two wishes can be served by one copy. */
export function isSameCopy(one: QueueWish, other: QueueWish): boolean {
  if (one.wanted_item_id !== null && other.wanted_item_id !== null)
    return one.wanted_item_id === other.wanted_item_id;
  return one.volume === '' || other.volume === '' || one.volume === other.volume;
}

/** Whether a copy is of the volume, or is the item, that a request waits for. */
export function canServe(
  copy: { readonly id: string; readonly volume: string },
  { volume, wanted_item_id }: QueueWish,
): boolean {
  return (wanted_item_id === null || wanted_item_id === copy.id) && ['', copy.volume].includes(volume);
}

/** The other readers' requests that are served before this one, with the copies that can serve it. */
export function requestsBefore(
  queue: readonly QueuedRequest[],
  own: QueuedRequest,
): readonly QueuedRequest[] {
  return queue.filter(
    (other) =>
      other.bib_id === own.bib_id &&
      other.patron_id !== own.patron_id &&
      isSameCopy(own, other) &&
      isBefore(other, own),
  );
}

function isBefore(one: QueuedRequest, other: QueuedRequest): boolean {
  if (one.priority !== other.priority) return one.priority > other.priority;
  if (one.placed_at !== other.placed_at) return one.placed_at < other.placed_at;
  return one.id < other.id;
}

const patron = expressionBuilder<Schema, 'patron'>();

/** The blocks of patron-blocks.ts as a condition on the patron of a request. */
function isNotBlocked(tenantId: string, today: string, fineLimit: number): Expression<SqlBool> {
  const guarantees = patron
    .selectFrom('guarantee')
    .select('guarantee.guarantor_id')
    .where('guarantee.tenant_id', '=', tenantId)
    .where((eb) =>
      eb.or([
        eb('guarantee.guarantor_id', '=', eb.ref('patron.id')),
        eb('guarantee.guaranteed_id', '=', eb.ref('patron.id')),
      ]),
    );
  const blocks = patron
    .selectFrom('patron_block')
    .select('patron_block.id')
    .where('patron_block.tenant_id', '=', tenantId)
    .whereRef('patron_block.patron_id', '=', 'patron.id')
    .where(runsOn(today));
  const debt = patron
    .selectFrom('ledger_line')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('ledger_line.amount'), eb.val(0)).as('debt'))
    .where('ledger_line.tenant_id', '=', tenantId)
    .whereRef('ledger_line.patron_id', '=', 'patron.id')
    .where('ledger_line.account', 'in', [...READER_ACCOUNTS]);
  return patron.and([
    patron('patron.status', '=', 'normal'),
    patron.or([patron('patron.expires_on', 'is', null), patron('patron.expires_on', '>=', today)]),
    patron.not(patron.exists(blocks)),
    patron.not(patron.exists(guarantees)),
    patron(debt, '<=', fineLimit),
  ]);
}
