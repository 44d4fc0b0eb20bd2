import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { Db, Tx } from '../db/database.ts';
import { inTransaction, withWriteAtEnd } from '../db/in-transaction.ts';
import type { CallContext } from './implement.ts';

type Keeper = Pick<CallContext, 'keepAnswer'>;
type Done<Result> = Exclude<Result, Refusal>;
type Refused<Result> = Extract<Result, Refusal>;

/**
 * Acts, and answers what `present` makes of the result. The answer is stored with the call's Idempotency-Key in the transaction of the act,
 * so a repetition gets it even if the process died right after the commit. `act` runs one transaction at most, and its result is that of
 * the transaction; what `present` needs besides is read before. A library system elsewhere runs none: then the answer is stored afterwards.
 *
 * @throws Error if there was a second transaction, or the result is another one
 */
export async function answerAct<Result, Answer>(
  { keepAnswer }: Keeper,
  act: () => Promise<Result>,
  present: (done: Done<Result>) => Answer,
): Promise<Answer | Refused<Result>> {
  let stored: { readonly result: unknown } | undefined;
  let isOver = false;
  const result = await withWriteAtEnd(async (tx, one, attempt) => {
    // What the act only began, such as a wake-up of other work, is not its own.
    if (isOver || isRefusal(one)) return;
    if (stored && attempt === 1) throw new Error('an act that answers by its transaction has a second one');
    stored = { result: one };
    await keepAnswer?.(tx, present(one as Done<Result>));
  }, act).finally(() => {
    isOver = true;
  });
  if (isRefusal(result)) return result as Refused<Result>;
  if (stored && stored.result !== result)
    throw new Error('the result of an act is not that of its transaction');
  return present(result as Done<Result>);
}

/** As `answerAct`, for an act that is one transaction of the handler itself and whose result is the answer. */
export function answerInTransaction<Result>(
  context: Keeper,
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return answerAct(
    context,
    () => inTransaction(db, work),
    (done) => done as Result,
  ) as Promise<Result>;
}

/** The context for a part of a call, such as one of several acts: its answer is not that of the call, so it is not stored as such. */
export function contextOfPart<Context extends Keeper>(
  context: Context,
): Omit<Context, 'keepAnswer'> & { readonly keepAnswer?: never } {
  const { keepAnswer, ...part } = context;
  void keepAnswer;
  return part;
}
