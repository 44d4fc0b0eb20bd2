import type { TitleMark } from '@lectern/contracts/resources/titles/title';
import type { Tx } from '../../../../platform/db/database.ts';
import { changeMarks, insertMarks, rowsOfMark } from '../store/mark-store.ts';

/** What a list changes in the journals of a mark. */
export interface MarkChange {
  readonly came: readonly string[];
  /** Those of `came` that left with a list before, and whose titles do not show it yet. */
  readonly back: readonly string[];
  readonly went: readonly string[];
}

/** Compares a list with the journals that have the mark. */
export async function compareMarks(
  tx: Tx,
  tenantId: string,
  mark: TitleMark,
  issns: ReadonlySet<string>,
): Promise<MarkChange> {
  const known = new Map((await rowsOfMark(tx, tenantId, mark)).map(({ issn, state }) => [issn, state]));
  const came = [...issns].filter((issn) => (known.get(issn) ?? 'gone') === 'gone');
  return {
    came,
    back: came.filter((issn) => known.has(issn)),
    went: [...known].flatMap(([issn, state]) => (state !== 'gone' && !issns.has(issn) ? [issn] : [])),
  };
}

/** Puts a list in the place of the one before; the titles have to be settled then. */
export async function replaceMarks(
  tx: Tx,
  tenantId: string,
  mark: TitleMark,
  { came, back, went }: MarkChange,
): Promise<void> {
  await changeMarks(tx, { tenantId, mark }, went, { from: ['new', 'kept'], to: 'gone' });
  await changeMarks(tx, { tenantId, mark }, back, { from: ['gone'], to: 'new' });
  const again = new Set(back);
  await insertMarks(
    tx,
    came
      .filter((issn) => !again.has(issn))
      .map((issn) => ({ tenant_id: tenantId, mark, issn, state: 'new' as const })),
  );
}
