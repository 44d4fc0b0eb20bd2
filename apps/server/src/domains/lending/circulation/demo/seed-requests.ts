import { policySettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import type { DemoTenant } from '@lectern/demo/demo-tenant';
import { TENANTS } from '@lectern/demo/tenants';
import { REQUEST_WAYS, stepsOf } from '@lectern/rules/requests/request-ways';
import { KEPT_STEPS, QUEUED_STEPS } from '@lectern/rules/requests/step-sets';
import { REQUEST_KINDS, type RequestKind, type RequestStep } from '@lectern/rules/requests/steps';
import type { Move } from '@lectern/rules/requests/way';
import { wayToStep } from '@lectern/rules/requests/way-to-step';
import { addDays } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { ItemTable } from '../../../collection/catalogue/tables.ts';
import { type LocalContext, localContext } from '../local-context.ts';
import { clockLooksAt } from '../requests/clock-looks-at.ts';
import { moveRequest } from '../requests/move-request.ts';
import { newRequestNumber } from '../requests/request-number.ts';
import { findSeen } from '../requests/request-store.ts';
import { setItemStatus } from '../store/item-store.ts';
import type { RequestTable } from '../store/request-tables.ts';
import { demoAddress } from './demo-address.ts';
import type { PatronIds } from './seed-patrons.ts';

/** Between two moves of a request. */
const HOURS = 5;

/** Two readers of the demo: the first asks the library for copies, and the second asks the first one. */
const READERS: Readonly<Record<DemoTenant, readonly [string, string]>> = {
  demo: ['T20100004', 'M0002'],
  harbour: ['H9001', 'H1008'],
};

/** A copy of the demo that nobody has or wants. */
interface FreeCopy {
  readonly id: string;
  readonly bib_id: string;
  readonly library_code: string;
  readonly volume: string;
  /** Its title has no other copy. */
  readonly isOnly: boolean;
}

/** A request of each kind in each of its steps, each with its own copy and the moves that led there. */
export async function seedRequests(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  demo: DemoTenant,
  tenantId: string,
  patrons: PatronIds,
): Promise<void> {
  const policy = policySettingsSchema.parse(TENANTS[demo].policy);
  const [first, second] = READERS[demo];
  const cases = REQUEST_KINDS.flatMap((kind) => stepsOf(kind).map((step) => ({ kind, step })));
  const copies = await freeCopies(db, tenantId);
  const now = clock.now().getTime();
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('patron')
      .set({ relends: 1 })
      .where('tenant_id', '=', tenantId)
      .where('primary_id', 'in', [first, second])
      .execute();
    for (const { kind, step } of cases) {
      const copy = takeCopy(copies, step);
      const [reader, holder] = kind === 'relending' ? [second, first] : [first, second];
      if (!copy) break;
      const moves = wayToStep(kind, step) ?? [];
      const contextAt = (move: number) =>
        localContext(
          { events, clock: clockAt(now - (moves.length - move) * HOURS * 3_600_000) },
          { id: tenantId, policy },
        );
      const holderId = kind === 'relending' ? patrons.get(holder)! : null;
      const isOut = kind === 'reservation' && QUEUED_STEPS.includes(step);
      if (holderId !== null || isOut) await lend(tx, contextAt(0), patrons.get(holder)!, copy);
      const request = rowOf(contextAt(0), { kind, demo, copy, patronId: patrons.get(reader)!, holderId });
      await tx.insertInto('request').values(request).execute();
      for (const [place, move] of moves.entries()) {
        await play(tx, contextAt(place + 1), { requestId: request.id, move, copy });
      }
      await placeCopy(tx, contextAt(moves.length), kind, step, copy);
    }
  });
}

function clockAt(ms: number) {
  return { now: () => new Date(ms), steadyMs: () => 0 };
}

/** Takes the next copy. Who waits in the queue waits for an only copy: another one on its shelf would be set aside at once. */
function takeCopy(copies: FreeCopy[], step: RequestStep): FreeCopy | undefined {
  const at = QUEUED_STEPS.includes(step) ? copies.findIndex(({ isOnly }) => isOnly) : 0;
  return copies.splice(at, 1)[0];
}

/** Copies on open shelves, one of a title; those of the last titles, which other rows of the demo use least. */
async function freeCopies(db: Db, tenantId: string): Promise<FreeCopy[]> {
  const rows = await db
    .selectFrom('item')
    .select(['item.id', 'item.bib_id', 'item.library_code', 'item.volume'])
    .select((eb) =>
      eb
        .selectFrom('item as copy')
        .select((copy) => copy.fn.countAll<number | string>().as('copies'))
        .where('copy.tenant_id', '=', tenantId)
        .whereRef('copy.bib_id', '=', 'item.bib_id')
        .as('copies'),
    )
    .where('item.tenant_id', '=', tenantId)
    .where('item.status', '=', 'available')
    .where('item.item_type', '=', 'book')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('loan')
            .select('loan.id')
            .whereRef('loan.item_id', '=', 'item.id')
            .where('loan.returned_at', 'is', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('request').select('request.id').whereRef('request.bib_id', '=', 'item.bib_id'))),
    )
    .orderBy('item.barcode', 'desc')
    .execute();
  const ofTitle = new Map(
    rows.map(({ copies, ...row }) => [row.bib_id, { ...row, isOnly: Number(copies) === 1 }]),
  );
  return [...ofTitle.values()];
}

function rowOf(
  context: LocalContext,
  given: {
    readonly kind: RequestKind;
    readonly demo: DemoTenant;
    readonly copy: FreeCopy;
    readonly patronId: string;
    readonly holderId: string | null;
  },
): RequestTable {
  const { tenantId, now, today } = context;
  const { kind, demo, copy, patronId, holderId } = given;
  const isSetAside = kind !== 'reservation' && kind !== 'relending';
  const row = {
    id: newId(),
    tenant_id: tenantId,
    number: newRequestNumber(new Date(now)),
    kind,
    step: REQUEST_WAYS[kind].first,
    patron_id: patronId,
    bib_id: copy.bib_id,
    wanted_item_id: kind === 'relending' ? copy.id : null,
    volume: copy.volume,
    item_id: isSetAside ? copy.id : null,
    pickup_library: copy.library_code,
    priority: 0,
    placed_at: now,
    placed_on: today,
    step_since: now,
    kept_until: null,
    wanted_until: null,
    suspended_until: null,
    ended_at: null,
    holder_id: holderId,
    address: kind === 'home_delivery' ? demoAddress(demo) : null,
    contact: demo === 'demo' ? '13800138000' : '07700900100',
    notify_by: '["inbox"]',
    comments: '',
  };
  return { ...row, moves_at: clockLooksAt(context, row) };
}

/** Makes a move with what it means for the loan of the copy. */
async function play(
  tx: Tx,
  context: LocalContext,
  { requestId, move, copy }: { readonly requestId: string; readonly move: Move; readonly copy: FreeCopy },
): Promise<void> {
  const seen = await findSeen(tx, context.tenantId, requestId);
  const [mover] = move.by;
  if (!seen || !mover) throw new Error('a request of the demo is gone');
  if (move.name === 'confirm' || move.name === 'check') await endLoanOf(tx, context, copy.id);
  if (move.name === 'confirm' || move.name === 'lend') await lend(tx, context, seen.patron_id, copy);
  const isQueued = seen.kind === 'relending' || QUEUED_STEPS.includes(move.to);
  await moveRequest(
    tx,
    context,
    seen,
    { move, mover },
    {
      item_id: isQueued || seen.step === 'reservation_launched' ? null : copy.id,
      kept_until: KEPT_STEPS.includes(move.to)
        ? addDays(context.today, context.policy.requests.keptDays)
        : null,
    },
  );
}

async function lend(tx: Tx, context: LocalContext, patronId: string, copy: FreeCopy): Promise<void> {
  await tx
    .insertInto('loan')
    .values({
      id: newId(),
      tenant_id: context.tenantId,
      patron_id: patronId,
      item_id: copy.id,
      bib_id: copy.bib_id,
      library_code: copy.library_code,
      checked_out_at: context.now,
      due_date: addDays(context.today, 30),
      returned_at: null,
      renewals: 0,
      last_renewed_at: null,
    })
    .execute();
}

async function endLoanOf(tx: Tx, { tenantId, now }: LocalContext, itemId: string): Promise<void> {
  await tx
    .updateTable('loan')
    .set({ returned_at: now })
    .where('tenant_id', '=', tenantId)
    .where('item_id', '=', itemId)
    .where('returned_at', 'is', null)
    .execute();
}

const ON_HOLD_SHELF: readonly RequestStep[] = [
  ...KEPT_STEPS,
  'awaiting_return_to_stock',
  'logistics_received',
];
const IN_TRANSIT: readonly RequestStep[] = ['in_logistics', 'single_volume_transfer', 'entrusted_book_taken'];

/** Puts the copy where its request says that it is. */
async function placeCopy(
  tx: Tx,
  context: LocalContext,
  kind: RequestKind,
  step: RequestStep,
  { id }: FreeCopy,
): Promise<void> {
  const status = placeAt(kind, step);
  if (status) await setItemStatus(tx, context.tenantId, id, { status }, context.now);
}

/** Where the copy is; undefined where it stands on its shelf or is lent. Who waits again could not be brought the copy. */
function placeAt(kind: RequestKind, step: RequestStep): ItemTable['status'] | undefined {
  if (step === 'reserving' && kind !== 'reservation') return 'missing';
  if (kind === 'home_delivery') return undefined;
  if (ON_HOLD_SHELF.includes(step)) return 'on_hold_shelf';
  return IN_TRANSIT.includes(step) ? 'in_transit' : undefined;
}
