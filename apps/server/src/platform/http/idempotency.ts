import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_UNDECIDED } from '@lectern/contracts/kernel/common-errors';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { later } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { isUniqueViolation } from '../db/dialect.ts';
import type { Deps } from '../deps.ts';
import { CallError } from './call-error.ts';
import type { CallContext } from './implement.ts';
import { refusalOf } from './present-error.ts';

/** A key answers for this long. */
const KEPT_SECONDS = 24 * 60 * 60;

/**
 * Acts at most once for one key of one caller. A repetition gets the first answer; one with other input is refused. After a refusal that
 * changed nothing the key is free again. A repetition whose first call is running, or ended with an unknown outcome, is
 * refused with IDEMPOTENCY_UNDECIDED: acting again could move money or items twice. The outcome is known as soon as the act is stored if
 * the handler uses `answerAct`.
 */
export async function actOnce(
  deps: Deps,
  context: CallContext,
  request: { readonly contract: AnyEndpoint; readonly key: string; readonly input: unknown },
  act: (more: Pick<CallContext, 'keepAnswer'>) => Promise<unknown>,
): Promise<unknown> {
  const now = deps.clock.now();
  const identity = {
    tenant_id: context.tenant.id,
    actor_id: context.caller,
    call_path: request.contract.path,
    key: request.key,
  };
  const requestHash = createHash('sha256').update(JSON.stringify(request.input)).digest('hex');
  const first = await begin();
  if (!first) return repeat();
  let kept: string | undefined;
  try {
    const answer = await act({
      async keepAnswer(tx, given) {
        kept = JSON.stringify(given);
        await write(tx, kept);
      },
    });
    const response = JSON.stringify(answer);
    if (response !== kept) await write(deps.db, response);
    return answer;
  } catch (error) {
    if (kept === undefined && changedNothing(error, request.contract)) await forget();
    throw error;
  }

  async function begin(): Promise<boolean> {
    try {
      await deps.db
        .insertInto('idempotency')
        .values({
          ...identity,
          request_hash: requestHash,
          response: null,
          created_at: now.toISOString(),
          expires_at: later(now, KEPT_SECONDS),
        })
        .execute();
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async function repeat(): Promise<unknown> {
    const row = await deps.db
      .selectFrom('idempotency')
      .select(['request_hash', 'response'])
      .where('tenant_id', '=', identity.tenant_id)
      .where('actor_id', '=', identity.actor_id)
      .where('call_path', '=', identity.call_path)
      .where('key', '=', identity.key)
      .executeTakeFirst();
    // The first call was refused meanwhile and has freed the key: nothing was done.
    if (!row) return actOnce(deps, context, request, act);
    if (row.request_hash !== requestHash) throw new CallError(refuse(IDEMPOTENCY_KEY_REUSED));
    if (!row.response) throw new CallError(refuse(IDEMPOTENCY_UNDECIDED));
    return JSON.parse(row.response);
  }

  async function write(db: Db, response: string): Promise<void> {
    await db
      .updateTable('idempotency')
      .set({ response })
      .where('tenant_id', '=', identity.tenant_id)
      .where('actor_id', '=', identity.actor_id)
      .where('call_path', '=', identity.call_path)
      .where('key', '=', identity.key)
      .execute();
  }

  async function forget(): Promise<void> {
    await deps.db
      .deleteFrom('idempotency')
      .where('tenant_id', '=', identity.tenant_id)
      .where('actor_id', '=', identity.actor_id)
      .where('call_path', '=', identity.call_path)
      .where('key', '=', identity.key)
      .execute();
  }
}

/**
 * True for a refusal that the contract lists and whose status says that it was decided before anything was done (see
 * ErrorDefinition). A status of 500 or more means a fault on the way: a system outside may have acted before its answer was
 * lost. All other errors are unknown faults.
 */
function changedNothing(error: unknown, contract: AnyEndpoint): boolean {
  const refusal = refusalOf(error, contract);
  return refusal !== undefined && refusal.error.status < 500;
}
