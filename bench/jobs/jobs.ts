import { parseArgs } from 'node:util';
import { median } from '../median.ts';
import { withPostgres } from '../sessions/bench-postgres.ts';
import { type BehindMails, measureBehindMails } from './behind-mails.ts';
import { measureEmptyJobs } from './empty-jobs.ts';
import { withInstallation } from './installation.ts';

interface Measured extends BehindMails {
  readonly ofOne: number;
  readonly ofTwenty: number;
}

/**
 * Background work: how long a code takes behind many mails of one library and a hanging mail server of another one, how late recurring work
 * begins meanwhile, and how many jobs that do nothing run each second. On SQLite, and on the PostgreSQL server at `--postgres URL` or
 * LECTERN_TEST_POSTGRES. `--mails` is how many wait, `--jobs` how many empty jobs run.
 */
export async function main(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      mails: { type: 'string', default: '10000' },
      jobs: { type: 'string', default: '4000' },
      postgres: { type: 'string', default: process.env.LECTERN_TEST_POSTGRES },
    },
  });
  const measure = (postgres?: string) =>
    withInstallation(postgres, async (deps): Promise<Measured> => {
      const ofOne = await measureEmptyJobs(deps, Number(values.jobs), 1);
      const ofTwenty = await measureEmptyJobs(deps, Number(values.jobs), 20);
      return { ofOne, ofTwenty, ...(await measureBehindMails(deps, Number(values.mails))) };
    });
  const measured = [{ name: 'SQLite', of: await measure() }];
  if (values.postgres)
    measured.push({ name: 'PostgreSQL', of: await withPostgres(values.postgres, measure) });

  const row = (name: string, cell: (of: Measured) => string, aim = '') =>
    `| ${[name, ...measured.map(({ of }) => cell(of)), aim].join(' | ')} |`;
  const times = (name: string, of: (one: Measured) => readonly number[]) =>
    row(name, (one) => `${median(of(one)).toFixed(0)} / ${Math.max(...of(one)).toFixed(0)} ms`, '1 s');
  console.log(row('measured', (of) => measured.find((one) => one.of === of)?.name ?? '', 'aim'));
  console.log(row('---', () => '---', '---'));
  console.log(times('a code of another library, p50 / longest', ({ otherCodes }) => otherCodes));
  console.log(times('a code of the library with the mails, p50 / longest', ({ ownCodes }) => ownCodes));
  console.log(times('recurring work begins late by, p50 / longest', ({ late }) => late));
  console.log(row('mails that leave meanwhile', ({ mailsPerSecond }) => `${mailsPerSecond.toFixed(0)}/s`));
  console.log(row('empty jobs of one library', ({ ofOne }) => `${ofOne.toFixed(0)}/s`, '500/s'));
  console.log(row('empty jobs of twenty libraries', ({ ofTwenty }) => `${ofTwenty.toFixed(0)}/s`, '500/s'));
}
