import { type Kysely, type RawBuilder, sql } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** The step and the end of a request that a hold of each status becomes. Holds were reservations. */
const STEP_OF_STATUS = sql<string>`case status
  when 'in_transit' then 'in_logistics'
  when 'ready' then 'reservation_arrived'
  when 'expired' then 'on_shelf'
  when 'cancelled' then 'cancelled'
  when 'filled' then 'borrowed'
  else 'reserving' end`;

const IS_OVER = sql<boolean>`status in ('expired', 'cancelled', 'filled')`;
/** Of holds with a copy of their own; a waiting hold with an item wants this one. */
const HAS_COPY = sql<boolean>`status in ('in_transit', 'ready', 'expired', 'filled')`;

/** One queue for requests of all kinds: what was a hold becomes a reservation in the step that it had reached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'request', ['id'], {
    id: 'text',
    tenant_id: 'text',
    number: 'text',
    kind: 'text',
    step: 'text',
    patron_id: 'text',
    bib_id: 'text',
    'wanted_item_id?': 'text',
    volume: 'text',
    'item_id?': 'text',
    pickup_library: 'text',
    priority: 'integer',
    placed_at: 'text',
    step_since: 'text',
    'kept_until?': 'text',
    'wanted_until?': 'text',
    'suspended_until?': 'text',
    'moves_at?': 'text',
    'ended_at?': 'text',
  });
  await createTable(db, 'request_move', ['id'], {
    id: 'text',
    tenant_id: 'text',
    request_id: 'text',
    patron_id: 'text',
    move: 'text',
    step: 'text',
    mover: 'text',
    'item_id?': 'text',
    note: 'text',
    moved_at: 'text',
  });
  await moveHolds(db);
  await mendLentWhileUnderWay(db);
  await keepOneForEachCopy(db);
  await db.schema.dropTable('hold').execute();
  await createIndex(db, 'request', ['tenant_id', 'number'], { unique: true });
  await createIndex(db, 'request', ['bib_id', 'step']);
  await createIndex(db, 'request', ['patron_id', 'step']);
  await createIndex(db, 'request', ['wanted_item_id']);
  await createIndex(db, 'request', ['tenant_id', 'moves_at']);
  // One open request for a copy, whatever happens at once.
  await createIndex(db, 'request', ['item_id'], { unique: true, where: sql<boolean>`ended_at is null` });
  await createIndex(db, 'request', ['item_id', 'step']);
  await createIndex(db, 'request_move', ['request_id', 'id']);
  await createIndex(db, 'request_move', ['patron_id']);
}

/** The clock looks at each kept copy once more before it moves the request, so the first hour of the last day does. */
async function moveHolds(db: Kysely<unknown>): Promise<void> {
  const day = sql`substr(placed_at, 3, 2) || substr(placed_at, 6, 2) || substr(placed_at, 9, 2)`;
  const counted = sql`substr(cast(100000000 + row_number() over (partition by tenant_id order by id) as text), 2)`;
  await sql`insert into request
      (id, tenant_id, number, kind, step, patron_id, bib_id, wanted_item_id, volume, item_id, pickup_library, priority,
       placed_at, step_since, kept_until, wanted_until, suspended_until, moves_at, ended_at)
    select id, tenant_id, ${day} || ${counted}, 'reservation', ${STEP_OF_STATUS}, patron_id, bib_id,
      case when ${HAS_COPY} then null else item_id end, '', case when ${HAS_COPY} then item_id end, pickup_library, 0,
      placed_at, placed_at, ready_until, null, case status when 'suspended' then '9999-12-31' end,
      case status when 'ready' then ready_until || 'T00:00:00.000Z' end,
      case when ${IS_OVER} then placed_at end
    from hold`.execute(db);
}

/** A loan did not fill a hold whose copy was under way. The reader has what was waited for, or another one has this copy. */
async function mendLentWhileUnderWay(db: Kysely<unknown>): Promise<void> {
  const lentTo = (reader: RawBuilder<boolean>) =>
    sql<boolean>`exists (select 1 from loan where loan.item_id = request.item_id and returned_at is null and ${reader})`;
  const own = lentTo(sql<boolean>`loan.patron_id = request.patron_id`);
  await sql`update request set step = 'borrowed', ended_at = placed_at
    where step = 'in_logistics' and ${own}`.execute(db);
  await backToQueue(db, sql<boolean>`step = 'in_logistics' and ${lentTo(sql<boolean>`1 = 1`)}`);
}

async function keepOneForEachCopy(db: Kysely<unknown>): Promise<void> {
  const rank = sql`row_number() over (partition by item_id order by case step when 'in_logistics' then 1 else 0 end, placed_at, id)`;
  await backToQueue(
    db,
    sql<boolean>`id in (select id from (select id, ${rank} as place from request
      where ended_at is null and item_id is not null) as ranked where place > 1)`,
  );
}

async function backToQueue(db: Kysely<unknown>, which: RawBuilder<boolean>): Promise<void> {
  await sql`update request set step = 'reserving', item_id = null, kept_until = null, moves_at = null
    where ${which}`.execute(db);
}
