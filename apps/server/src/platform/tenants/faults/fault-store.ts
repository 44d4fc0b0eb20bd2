import type { Db } from '../../db/database.ts';
import { maskError } from '../../mask-error.ts';

/** Background work of a library that fails. */
export interface TenantFault {
  /** The kind of a job or the name of a consumer of events. */
  readonly source: string;
  /** As `maskError` leaves it. */
  readonly message: string;
  readonly times: number;
  /** ISO 8601, UTC. */
  readonly firstAt: string;
  readonly lastAt: string;
}

/** Notes that the work of a library failed, once more if it is noted already. */
export async function noteFault(
  db: Db,
  fault: {
    readonly tenantId: string;
    readonly source: string;
    readonly error: unknown;
    readonly now: string;
  },
): Promise<void> {
  const message = maskError(fault.error);
  await db
    .insertInto('tenant_fault')
    .values({
      tenant_id: fault.tenantId,
      source: fault.source,
      message,
      times: 1,
      first_at: fault.now,
      last_at: fault.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'source']).doUpdateSet((eb) => ({
        message,
        times: eb('tenant_fault.times', '+', 1),
        last_at: fault.now,
      })),
    )
    .execute();
}

/** Forgets a fault whose work has succeeded. */
export async function clearFault(db: Db, tenantId: string, source: string): Promise<void> {
  await db
    .deleteFrom('tenant_fault')
    .where('tenant_id', '=', tenantId)
    .where('source', '=', source)
    .execute();
}

/** The faults of a library, the newest first. */
export async function listFaults(db: Db, tenantId: string): Promise<TenantFault[]> {
  return db
    .selectFrom('tenant_fault')
    .select(['source', 'message', 'times', 'first_at as firstAt', 'last_at as lastAt'])
    .where('tenant_id', '=', tenantId)
    .orderBy('last_at', 'desc')
    .orderBy('source')
    .execute();
}

/** Whether a fault of this work is noted. */
export async function hasFault(db: Db, tenantId: string, source: string): Promise<boolean> {
  const row = await db
    .selectFrom('tenant_fault')
    .select('source')
    .where('tenant_id', '=', tenantId)
    .where('source', '=', source)
    .executeTakeFirst();
  return row !== undefined;
}
