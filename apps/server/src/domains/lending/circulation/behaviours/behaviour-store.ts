import type { BehaviourState } from '@lectern/rules/behaviours';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { CHARGE_KINDS } from '../ledger/accounts.ts';
import type { BookContext } from '../ledger/book-context.ts';
import type { BehaviourTable } from './tables.ts';

export interface NewBehaviour {
  /** That of its charge if it has only one; absent for a new one. */
  readonly id?: string;
  readonly patronId: string;
  readonly loanId: string | null;
  readonly kind: BehaviourTable['kind'];
  readonly state?: BehaviourState;
  readonly way?: BehaviourTable['way'];
  readonly price?: number;
  readonly note: string;
}

/** Adds a behaviour and returns its id. */
export async function addBehaviour(
  tx: Tx,
  { tenantId, now }: BookContext,
  { id = newId(), patronId, loanId, kind, note, state = 'unprocessed', way = '', price = 0 }: NewBehaviour,
): Promise<string> {
  const facts = { kind, state, way, price, note, created_at: now, changed_at: now };
  await tx
    .insertInto('behaviour')
    .values({ id, tenant_id: tenantId, patron_id: patronId, loan_id: loanId, ...facts })
    .execute();
  return id;
}

export async function findBehaviour(
  db: Db,
  tenantId: string,
  behaviourId: string,
): Promise<BehaviourTable | undefined> {
  return db
    .selectFrom('behaviour')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', behaviourId)
    .executeTakeFirst();
}

export async function listBehavioursById(
  db: Db,
  tenantId: string,
  behaviourIds: readonly string[],
): Promise<BehaviourTable[]> {
  if (behaviourIds.length === 0) return [];
  return db
    .selectFrom('behaviour')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...behaviourIds])
    .execute();
}

/** The behaviours of these charges that are in one of these states. */
export async function listBehavioursOfCharges(
  db: Db,
  tenantId: string,
  chargeIds: readonly string[],
  states: readonly BehaviourState[],
): Promise<readonly string[]> {
  if (chargeIds.length === 0) return [];
  const rows = await db
    .selectFrom('ledger_posting as charge')
    .innerJoin('behaviour', 'behaviour.id', 'charge.behaviour_id')
    .select('behaviour.id')
    .distinct()
    .where('charge.tenant_id', '=', tenantId)
    .where('charge.id', 'in', [...chargeIds])
    .where('behaviour.tenant_id', '=', tenantId)
    .where('behaviour.state', 'in', [...states])
    .execute();
  return rows.map(({ id }) => id);
}

/** The last behaviour of a loan whose copy was lost. */
export async function findLostBehaviour(
  db: Db,
  tenantId: string,
  loanId: string,
): Promise<BehaviourTable | undefined> {
  return db
    .selectFrom('behaviour')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('loan_id', '=', loanId)
    .where('kind', '=', 'lost')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export async function setBehaviour(
  tx: Tx,
  context: BookContext,
  behaviourId: string,
  change: Partial<Pick<BehaviourTable, 'state' | 'way'>>,
): Promise<void> {
  await setBehaviours(tx, context, [behaviourId], change);
}

export async function setBehaviours(
  tx: Tx,
  { tenantId, now }: BookContext,
  behaviourIds: readonly string[],
  change: Partial<Pick<BehaviourTable, 'state' | 'way'>>,
): Promise<void> {
  if (behaviourIds.length === 0) return;
  await tx
    .updateTable('behaviour')
    .set({ ...change, changed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...behaviourIds])
    .execute();
}

/** A charge of a behaviour. */
export interface BehaviourCharge {
  readonly id: string;
  readonly behaviourId: string;
  readonly kind: (typeof CHARGE_KINDS)[number];
  /** Minor units; what is open is the amount less what covers it. */
  readonly amount: number;
  readonly covered: number;
  readonly reversed: boolean;
}

/** The charges of behaviours, oldest first. */
export async function chargesOf(
  db: Db,
  tenantId: string,
  behaviourIds: readonly string[],
): Promise<BehaviourCharge[]> {
  if (behaviourIds.length === 0) return [];
  const rows = await db
    .selectFrom('ledger_posting as charge')
    .leftJoin('ledger_posting as reversal', 'reversal.reverses', 'charge.id')
    .select(['charge.id', 'charge.behaviour_id', 'charge.kind', 'charge.amount', 'reversal.id as reversal'])
    .select((eb) =>
      eb
        .selectFrom('ledger_allocation')
        .select((sum) => sum.fn.sum<string | number>('ledger_allocation.amount').as('covered'))
        .where('ledger_allocation.tenant_id', '=', tenantId)
        .whereRef('ledger_allocation.charge_id', '=', 'charge.id')
        .as('covered'),
    )
    .where('charge.tenant_id', '=', tenantId)
    .where('charge.behaviour_id', 'in', [...behaviourIds])
    .where('charge.kind', 'in', [...CHARGE_KINDS])
    .orderBy('charge.id')
    .execute();
  return rows.map(({ id, behaviour_id: behaviourId, kind, amount, covered, reversal }) => ({
    id,
    behaviourId: behaviourId ?? '',
    kind: kind as BehaviourCharge['kind'],
    amount,
    covered: Number(covered ?? 0),
    reversed: reversal !== null,
  }));
}
