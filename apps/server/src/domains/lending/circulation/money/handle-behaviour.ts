import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { BEHAVIOUR_MOVED_ON, BEHAVIOUR_NOT_FOUND } from '@lectern/contracts/lending/fines/errors';
import { type BehaviourState, type BehaviourVerb, behaviourVerbs } from '@lectern/rules/behaviours';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { chargesOf, findBehaviour, setBehaviour } from '../behaviours/behaviour-store.ts';
import { settleBehaviour } from '../behaviours/settle-behaviours.ts';
import type { BehaviourTable } from '../behaviours/tables.ts';
import { postCharge } from '../ledger/post-charge.ts';
import { postWaiver } from '../ledger/post-credit.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { reverseCharge } from '../ledger/reverse-charge.ts';
import { freeReader } from '../requests/reader-freed.ts';
import { auditAct } from '../store/note-act.ts';
import { lockPatron } from '../store/patron-store.ts';

/** Does what staff decided about a behaviour, or refuses if it has moved on. */
export function handleBehaviour(
  db: Db,
  context: PostingContext,
  {
    behaviourId,
    verb,
    note,
    staffId,
  }: {
    readonly behaviourId: string;
    readonly verb: BehaviourVerb;
    readonly note: string;
    readonly staffId: string;
  },
): Promise<{ readonly state: BehaviourState } | Refusal<'BEHAVIOUR_NOT_FOUND' | 'BEHAVIOUR_MOVED_ON'>> {
  const { tenantId } = context;
  return inTransaction(db, async (tx) => {
    const seen = await findBehaviour(tx, tenantId, behaviourId);
    if (!seen) return refuse(BEHAVIOUR_NOT_FOUND);
    await lockPatron(tx, tenantId, seen.patron_id);
    const behaviour = (await findBehaviour(tx, tenantId, behaviourId)) ?? seen;
    if (!behaviourVerbs(behaviour).includes(verb)) return refuse(BEHAVIOUR_MOVED_ON);
    const details = await HANDLE[verb](tx, context, behaviour, note);
    await freeReader(tx, context, behaviour.patron_id);
    const state = (await findBehaviour(tx, tenantId, behaviourId))?.state ?? behaviour.state;
    await auditAct(tx, context, staffId, {
      action: `behaviour.${verb}`,
      subject: behaviourId,
      details: { before: behaviour.state, after: state, note, ...details },
    });
    return { state };
  });
}

type Handle = (
  tx: Tx,
  context: PostingContext,
  behaviour: BehaviourTable,
  note: string,
) => Promise<Readonly<Record<string, number>>>;

const HANDLE: Readonly<Record<BehaviourVerb, Handle>> = {
  promise: async (tx, context, behaviour, note) => {
    await setBehaviour(tx, context, behaviour.id, { state: 'processing', way: 'replace' });
    return { amount: await takeBack(tx, context, behaviour, note, 'lost') };
  },
  order: (tx, context, { id }) => become(tx, context, id, 'ordered'),
  shelve: (tx, context, { id }) => become(tx, context, id, 'shelved'),
  callOff: async (tx, context, { id, patron_id: patronId, loan_id: loanId, price: amount }, note) => {
    await become(tx, context, id, 'unsubscribed');
    const charge = { kind: 'lost', patronId, loanId, amount, note, behaviourId: id } as const;
    await postCharge(tx, context, charge);
    return { amount };
  },
  waive: async (tx, context, { id, patron_id: patronId }, note) => {
    const charges = await chargesOf(tx, context.tenantId, [id]);
    const amount = await postWaiver(tx, context, { patronId, chargeIds: charges.map((one) => one.id), note });
    if (amount === 0) await settleBehaviour(tx, context, id);
    return { amount };
  },
  cancel: async (tx, context, behaviour, note) => {
    await become(tx, context, behaviour.id, 'cancelled');
    return { amount: await takeBack(tx, context, behaviour, note) };
  },
};

async function become(
  tx: Tx,
  context: PostingContext,
  behaviourId: string,
  state: BehaviourTable['state'],
): Promise<Readonly<Record<string, number>>> {
  await setBehaviour(tx, context, behaviourId, { state });
  return {};
}

/** Takes the charges of a behaviour back, all or those of a kind, and returns their sum. */
async function takeBack(
  tx: Tx,
  context: PostingContext,
  { id, patron_id: patronId }: BehaviourTable,
  note: string,
  kind?: BehaviourTable['kind'],
): Promise<number> {
  let sum = 0;
  for (const charge of await chargesOf(tx, context.tenantId, [id])) {
    if (charge.reversed || (kind !== undefined && charge.kind !== kind)) continue;
    sum += await reverseCharge(tx, context, { patronId, chargeId: charge.id, note });
  }
  return sum;
}
