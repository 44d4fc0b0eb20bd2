import type { CounterMetric } from '@lectern/contracts/resources/usage/counter';
import type { UsedThing } from '@lectern/contracts/resources/usage/used-thing';
import type { Db } from '../../../../platform/db/database.ts';
import { findThings, mostUsed } from '../store/count-store.ts';
import { currentSlices } from '../store/slice-store.ts';
import type { Choice } from './choice.ts';
import { hasTitles } from './choose-reports.ts';
import { usageCells } from './usage-cells.ts';

interface Asked {
  readonly metric: CounterMetric;
  readonly list: 'title' | 'database';
}

/** The titles or databases of a choice by their uses, most first. */
export async function thingsOfUsage(
  db: Db,
  choice: Choice,
  { metric, list }: Asked,
  place: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly things: UsedThing[] }> {
  const { tenantId, access, sources } = choice;
  const sliceIds =
    list === 'title' ? await slicesOfTitles(db, choice, metric) : await slicesOfDatabases(db, choice);
  const thingIds = list === 'database' && sources?.platforms.size === 0 ? sources.databases : undefined;
  const { total, things } = await mostUsed(db, tenantId, { sliceIds, metric, access, thingIds }, place);
  const rows = await findThings(
    db,
    tenantId,
    things.map(({ id }) => id),
  );
  return {
    total,
    things: things.flatMap(({ id, count }) => {
      const row = rows.get(id);
      if (!row) return [];
      const { kind, name, publisher, isbn, doi, print_issn: printIssn, online_issn: onlineIssn } = row;
      return [{ id, kind, name, publisher, printIssn, onlineIssn, isbn, doi, count }];
    }),
  };
}

/** Those that the sums of the metric are counted from, so that titles and sums are the same. */
async function slicesOfTitles(db: Db, choice: Choice, metric: CounterMetric): Promise<string[]> {
  const { cells } = await usageCells(db, choice, new Set([metric]));
  return [...new Set(cells.filter(({ report }) => hasTitles(report)).map(({ sliceId }) => sliceId))];
}

/** The best report of databases of each platform and month. */
async function slicesOfDatabases(db: Db, choice: Choice): Promise<string[]> {
  const slices = (await currentSlices(db, choice.tenantId, choice)).filter(({ report }) =>
    report.startsWith('DR'),
  );
  const { sources } = choice;
  const mine =
    sources && sources.platforms.size > 0
      ? slices.filter(({ platform_id }) => sources.platforms.has(platform_id))
      : slices;
  const whole = new Set(
    mine.filter(({ report }) => report === 'DR').map((one) => `${one.platform_id} ${one.month}`),
  );
  return mine
    .filter((one) => one.report === 'DR' || !whole.has(`${one.platform_id} ${one.month}`))
    .map(({ id }) => id);
}
