import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { hoursChanged } from './hours-changed.ts';
import type { HoursTable } from './parse-hours-table.ts';
import { putException, putWeek, removeException } from './stored-opening-hours.ts';

/** Replaces the weeks and days that the table has; all others stay. */
export async function loadHours(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  tenantId: string,
  table: HoursTable,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const [libraryCode, week] of table.weeks) await putWeek(tx, tenantId, libraryCode, week);
    for (const exception of table.exceptions) await putException(tx, tenantId, exception);
    for (const { libraryCode, day } of table.removed) await removeException(tx, tenantId, libraryCode, day);
    const { weeks, exceptions, removed } = table;
    const codes = [...weeks.keys(), ...[...exceptions, ...removed].map(({ libraryCode }) => libraryCode)];
    const now = clock.now().toISOString();
    await events.send(tx, hoursChanged, { tenantId, subjectIds: [...new Set(codes)], now });
  });
}
