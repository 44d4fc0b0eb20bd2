import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { policySettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { type Db, openDatabase } from '@lectern/server/platform/db/database';
import { faultsOf } from '@lectern/server/testing/invariants/faults-of';
import { BIG_TENANT, buildBigLibrary } from '../circulation/big-library.ts';
import { round } from '../search/ask.ts';
import { Random } from '../search/random.ts';
import { withPostgres } from '../sessions/bench-postgres.ts';
import { liveYear, type Year } from './library-year.ts';
import { chooserBy, popularity } from './popularity.ts';

interface Setting {
  readonly moves: number;
  readonly items: number;
  readonly readers: number;
  readonly seed: number;
}

/**
 * A year of a library, lived through the port of the portal's own circulation, ends with all that always holds (docs/requests.md): no item
 * lent twice or set aside twice, no request stuck, quotas kept, loans as many as were answered. Readers, returns, terms and peaks are
 * seeded; what is popular comes from a circulation log in LECTERN_SHARED_DATA. On SQLite, and on PostgreSQL with `--postgres URL`. Prints
 * what happened, and fails on a fault.
 */
export async function main(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      moves: { type: 'string', default: '300000' },
      items: { type: 'string', default: '40000' },
      readers: { type: 'string', default: '8000' },
      seed: { type: 'string', default: '1' },
      postgres: { type: 'string' },
    },
  });
  const setting = {
    moves: Number(values.moves),
    items: Number(values.items),
    readers: Number(values.readers),
    seed: Number(values.seed),
  };
  if (values.postgres) await withPostgres(values.postgres, (url) => yearOn(url, setting));
  else {
    const data = mkdtempSync(join(tmpdir(), 'lectern-year-'));
    await yearOn(join(data, 'lectern.db'), setting);
    rmSync(data, { recursive: true, force: true });
  }
}

async function yearOn(url: string, { moves, items, readers, seed }: Setting): Promise<void> {
  const library = await buildBigLibrary(url, { items, readers, requests: 0, desks: 0 });
  const random = new Random(seed);
  const { source, weights } = await popularity(library.titles.length);
  const policy = policySettingsSchema.parse({});
  const db = openDatabase({ url, durability: 'normal' });
  try {
    const loansBefore = await countLoans(db);
    const year = await liveYear(db, library, {
      moves,
      chooseTitle: chooserBy(weights, () => random.next()),
      random,
      policy,
    });
    const total = [...year.done.values()].reduce((sum, one) => sum + one, 0);
    for (const counts of [year.done, year.refused]) {
      console.table(Object.fromEntries([...counts].sort(([one], [other]) => one.localeCompare(other))));
    }
    console.log(
      `${total} moves in ${round(year.seconds)} s: ${round(total / year.seconds)}/s; popularity: ${source}`,
    );
    const { quotas } = policy.requests;
    const perDay = Math.max(...Object.values(quotas.perDay));
    const faults = await faultsOf(db, BIG_TENANT, { ...quotas, perDay });
    faults.push(...loanFaults(year, (await countLoans(db)) - loansBefore));
    for (const fault of faults.slice(0, 20)) console.error(fault);
    console.log(faults.length === 0 ? 'All that always holds holds.' : `${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await db.destroy();
  }
}

/** Parcels are lent by the move that sends them. */
function loanFaults({ done }: Year, loans: number): string[] {
  const answered = (done.get('check-out') ?? 0) + (done.get('desk: lend') ?? 0);
  return answered === loans ? [] : [`${answered} loans were answered, and ${loans} are stored`];
}

async function countLoans(db: Db): Promise<number> {
  const row = await db
    .selectFrom('loan')
    .select((eb) => eb.fn.countAll<number>().as('loans'))
    .where('tenant_id', '=', BIG_TENANT)
    .executeTakeFirstOrThrow();
  return row.loans;
}
