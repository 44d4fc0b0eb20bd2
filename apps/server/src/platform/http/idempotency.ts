import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_UNDECIDED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { later } from '../clock.ts';
import { isUniqueViolation } from '../db/dialect.ts';
import type { Deps } from '../deps.ts';
import { CallError } from './call-error.ts';
import type { CallContext } from './implement.ts';

/** A key answers for this long. */
const KEPT_SECONDS = 24 * 60 * 60;

/**
 * Acts at most once for one key of one caller. A repetition gets the first answer; one with other input is refused; one whose first
 * call is running, or whose process died, is told to look first: acting again could move money or items twice.
 */
export async function actOnce(
  deps: Deps,
  context: CallContext,
  request: { readonly path: string; readonly key: string; readonly input: unknown },
  act: () => Promise<unknown>,
): Promise<unknown> {
  const now = deps.clock.now();
  const identity = {
    tenant_id: context.tenant.id,
    actor_id: context.caller,
    call_path: request.path,
    key: request.key,
  };
  const requestHash = createHash('sha256').update(JSON.stringify(request.input)).digest('hex');
  const first = await begin();
  if (!first) return repeat();
  try {
    const response = await act();
    await write()
      .set({ response: JSON.stringify(response) })
      .execute();
    return response;
  } catch (error) {
    // A refusal changed nothing: the key is free again. After an unknown fault nobody knows, so it stays undecided.
    if (error instanceof CallError) await forget();
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
    if (row && row.request_hash !== requestHash) throw new CallError(refuse(IDEMPOTENCY_KEY_REUSED));
    if (!row?.response) throw new CallError(refuse(IDEMPOTENCY_UNDECIDED));
    return JSON.parse(row.response);
  }

  function write() {
    return deps.db
      .updateTable('idempotency')
      .where('tenant_id', '=', identity.tenant_id)
      .where('actor_id', '=', identity.actor_id)
      .where('call_path', '=', identity.call_path)
      .where('key', '=', identity.key);
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
