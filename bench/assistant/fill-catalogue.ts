import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMarc } from '@lectern/marc/read-marc';
import { importRecords } from '@lectern/server/domains/collection/catalogue/import/import-records';
import type { Db } from '@lectern/server/platform/db/database';
import { measureSizes } from '@lectern/server/platform/db/measure-sizes';
import type { Deps } from '@lectern/server/platform/deps';
import { sql } from 'kysely';

const DATA =
  process.env.LECTERN_SHARED_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));
export const TIBKAT = join(DATA, 'tibkat', 'tibkat.mrc.xz');
export const TENANT = '1001';

/** Two large primes: each round takes its second half from other records. */
const STRIDE = 7919;
const SHIFT = 104_729;

export function isTibkatThere(): boolean {
  return existsSync(TIBKAT);
}

/** Stores TIBKAT, and beyond it mixed records until there are so many; answers how many there are. */
export async function fillCatalogue(deps: Deps, records: number): Promise<number> {
  const unpacked = spawn('xz', ['-dc', TIBKAT], { stdio: ['ignore', 'pipe', 'inherit'] });
  await importRecords(deps, { tenantId: TENANT, source: 'tibkat', records: readMarc(unpacked.stdout) });
  const real = await countBibs(deps.db);
  for (let round = 1; round * real < records; round++)
    await mix(deps.db, round, real, Math.min(real, records - round * real));
  await measureSizes(deps.db);
  return countBibs(deps.db);
}

async function countBibs(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('bib')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Records with the first half of one title and the first half of another, the people and dates of the first record, the subjects, classes
 * and texts of the second: every word stands where people put it, as often as in the real records.
 */
async function mix(db: Db, round: number, real: number, many: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info('bib')`.execute(db);
  const half = (title: string) => `substr(${title}, 1, instr(${title} || ' : ', ' : ') - 1)`;
  const title = `${half('one.title')} || ' : ' || ${half('other.title')}`;
  const taken = ['subjects', 'classes', 'abstracts', 'contents', 'notes']
    .map((name) => `'$.${name}', json(json_extract(other.bib, '$.${name}'))`)
    .join(', ');
  const values: Readonly<Record<string, string>> = {
    id: `'${round.toString(16)}' || substr(one.id, 2)`,
    source: `'mixed-${round}'`,
    title,
    bib: `json_set(one.bib, '$.title', ${title}, ${taken})`,
  };
  const names = rows.map(({ name }) => name);
  await sql`drop table if exists temp.numbered`.execute(db);
  await sql`create temp table numbered as select row_number() over (order by id) - 1 as n, id from bib where source = 'tibkat'`.execute(
    db,
  );
  await sql`create unique index temp.numbered_n on numbered (n)`.execute(db);
  await sql`
    insert into bib (${sql.raw(names.join(', '))})
    select ${sql.raw(names.map((name) => values[name] ?? `one.${name}`).join(', '))}
    from temp.numbered as a
    join temp.numbered as b on b.n = (a.n * ${sql.raw(String(STRIDE))} + ${sql.raw(String(round * SHIFT))}) % ${sql.raw(String(real))}
    join bib as one on one.id = a.id join bib as other on other.id = b.id
    where a.n < ${sql.raw(String(many))}`.execute(db);
}
