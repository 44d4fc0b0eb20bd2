import type { Db } from '../../platform/db/database.ts';

export interface Attempts {
  readonly kind: string;
  /** Whom the failures are counted for. */
  readonly subject: string;
}

/** Failures counted so far in a window that has not ended. */
export async function countAttempts(db: Db, tenantId: string, of: Attempts, now: string) {
  const row = await db
    .selectFrom('attempt_counter')
    .select(['count', 'window_ends_at'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', of.kind)
    .where('subject', '=', of.subject)
    .where('window_ends_at', '>', now)
    .executeTakeFirst();
  return { count: row?.count ?? 0, windowEndsAt: row?.window_ends_at };
}

/** Counts one more; a window that has ended begins anew. Answers the count, exact over all nodes. */
export async function addAttempt(
  db: Db,
  tenantId: string,
  of: Attempts,
  window: { readonly now: string; readonly endsAt: string },
): Promise<number> {
  const row = await db
    .insertInto('attempt_counter')
    .values({ tenant_id: tenantId, ...of, count: 1, window_ends_at: window.endsAt })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'kind', 'subject']).doUpdateSet((eb) => ({
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
      })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function clearAttempts(db: Db, tenantId: string, of: Attempts): Promise<void> {
  await db
    .deleteFrom('attempt_counter')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', of.kind)
    .where('subject', '=', of.subject)
    .execute();
}
