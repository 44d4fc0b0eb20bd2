import type { Db, Tx } from '../../../platform/db/database.ts';

export interface Attempts {
  readonly kind: string;
  /** Whom the attempts are counted for. */
  readonly subject: string;
}

/** An attempt that is counted. */
export interface Reserved {
  /** How many are counted with this one. */
  readonly count: number;
  /** When the window that it is counted in ends. */
  readonly windowEndsAt: string;
}

/**
 * Counts one more if fewer than `limit` are counted; a window that has ended begins anew. Exact over all nodes: of attempts at the same
 * time no more than `limit` are counted. Undefined where there was no place; nothing is written then.
 */
export async function reserveAttempt(
  db: Db | Tx,
  tenantId: string,
  of: Attempts,
  limit: number,
  window: { readonly now: string; readonly endsAt: string },
): Promise<Reserved | undefined> {
  const row = await db
    .insertInto('attempt_counter')
    .values({ tenant_id: tenantId, ...of, count: 1, window_ends_at: window.endsAt })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'kind', 'subject'])
        .doUpdateSet((eb) => ({
          count: eb
            .case()
            .when('attempt_counter.window_ends_at', '>', window.now)
            .then(eb('attempt_counter.count', '+', 1))
            .else(1)
            .end(),
          window_ends_at: eb
            .case()
            .when('attempt_counter.window_ends_at', '>', window.now)
            .then(eb.ref('attempt_counter.window_ends_at'))
            .else(window.endsAt)
            .end(),
        }))
        .where((eb) =>
          eb.or([
            eb('attempt_counter.window_ends_at', '<=', window.now),
            eb('attempt_counter.count', '<', limit),
          ]),
        ),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirst();
  return row && { count: row.count, windowEndsAt: row.window_ends_at };
}

/** How many are counted in the window that is open now. */
export async function countAttempts(
  db: Db | Tx,
  tenantId: string,
  of: Attempts,
  now: string,
): Promise<number> {
  const row = await db
    .selectFrom('attempt_counter')
    .select('count')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', of.kind)
    .where('subject', '=', of.subject)
    .where('window_ends_at', '>', now)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** When the window that is open now ends; undefined where none is. */
export async function findWindowEnd(
  db: Db | Tx,
  tenantId: string,
  of: Attempts,
  now: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('attempt_counter')
    .select('window_ends_at')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', of.kind)
    .where('subject', '=', of.subject)
    .where('window_ends_at', '>', now)
    .executeTakeFirst();
  return row?.window_ends_at;
}

/** Counts an attempt no longer, unless its window is over or was cleared. */
export async function releaseAttempt(
  db: Db | Tx,
  tenantId: string,
  of: Attempts,
  { windowEndsAt }: Reserved,
): Promise<void> {
  await db
    .updateTable('attempt_counter')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', of.kind)
    .where('subject', '=', of.subject)
    .where('window_ends_at', '=', windowEndsAt)
    .where('count', '>', 0)
    .execute();
}

export async function clearAttempts(db: Db | Tx, tenantId: string, of: Attempts): Promise<void> {
  await db
    .deleteFrom('attempt_counter')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', of.kind)
    .where('subject', '=', of.subject)
    .execute();
}
