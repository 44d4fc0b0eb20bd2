import { later } from '../../../platform/clock.ts';
import { fromJson, toJson } from '../../../platform/db/codecs.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Availability, Item } from '../../../ports/ils/ils-items.ts';

/** An answer of a library system about one bib. */
export type HoldingsAnswer = {
  readonly tenantId: string;
  readonly bibId: string;
  /** The instant at which it held. */
  readonly at: string;
} & (
  | { readonly question: 'availability'; readonly answer: Availability }
  | { readonly question: 'items'; readonly answer: readonly Item[] }
);

/** What is known, and since when at least. */
export interface LastKnown<T> {
  readonly value: T;
  /** The earliest instant at which a part of it held; undefined where nothing is known. */
  readonly asOf: string | undefined;
}

/** The same answer is written again after this time only: its instant then tells that it still holds. */
const STILL_SO_SECONDS = 5 * 60;

/** Keeps answers in place of earlier ones; no two of them about the same. */
export async function putHoldingsAnswers(
  db: Db,
  answers: readonly HoldingsAnswer[],
  now: Date,
): Promise<void> {
  if (answers.length === 0) return;
  await db
    .insertInto('known_holdings')
    .values(
      answers.map(({ tenantId, bibId, question, answer, at }) => ({
        tenant_id: tenantId,
        bib_id: bibId,
        question,
        answer: toJson(answer),
        known_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'bib_id', 'question'])
        .doUpdateSet((eb) => ({ answer: eb.ref('excluded.answer'), known_at: eb.ref('excluded.known_at') }))
        .where((eb) =>
          eb.or([
            eb('known_holdings.answer', '!=', eb.ref('excluded.answer')),
            eb('known_holdings.known_at', '<', later(now, -STILL_SO_SECONDS)),
          ]),
        ),
    )
    .execute();
}

/** The last known availability of bibs; those of which nothing is known are absent. */
export async function findKnownAvailability(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
): Promise<LastKnown<ReadonlyMap<string, Availability>>> {
  if (bibIds.length === 0) return { value: new Map(), asOf: undefined };
  const rows = await db
    .selectFrom('known_holdings')
    .select(['bib_id', 'answer', 'known_at'])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', 'in', bibIds)
    .where('question', '=', 'availability')
    .orderBy('known_at')
    .execute();
  return {
    value: new Map(rows.map((row) => [row.bib_id, fromJson<Availability>(row.answer)])),
    asOf: rows[0]?.known_at,
  };
}

/** The last known items of a bib; none where nothing is known. */
export async function findKnownItems(
  db: Db,
  tenantId: string,
  bibId: string,
): Promise<LastKnown<readonly Item[]>> {
  const row = await db
    .selectFrom('known_holdings')
    .select(['answer', 'known_at'])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', '=', bibId)
    .where('question', '=', 'items')
    .executeTakeFirst();
  return { value: row ? fromJson<readonly Item[]>(row.answer) : [], asOf: row?.known_at };
}
