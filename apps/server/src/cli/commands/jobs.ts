import type { Deps } from '../../platform/deps.ts';
import {
  dropFailedJobs,
  type FailedJobFilter,
  listFailedJobs,
  retryFailedJobs,
} from '../../platform/jobs/failed-jobs.ts';
import { type Arguments, type Command, CommandError, optional, usageError } from '../command.ts';
import { printRow } from '../print-row.ts';
import { number } from '../progress.ts';
import { tenantNamed, withDeps } from '../with-deps.ts';

const LISTED = 1000;
const FILTER = { tenant: { type: 'string' }, id: { type: 'string' } } as const;
const CHOICE = { ...FILTER, all: { type: 'boolean' } } as const;
const CHOICE_USAGE = '--id J | --tenant T | --all';

export const jobsListCommand: Command = {
  name: 'jobs list',
  usage: '[--tenant T] [--id J]',
  summary: `Lists the background jobs that were given up, the last ${number(LISTED)} of them: when, kind, tenant, id, error.`,
  options: FILTER,
  run: (args) =>
    withDeps({ bulk: false }, async (deps) => {
      const jobs = await listFailedJobs(deps.db, await filterOf(deps, args), LISTED);
      for (const { failedAt, kind, tenantId, id, error } of jobs)
        printRow(failedAt, kind, tenantId ?? '-', id, error);
      if (jobs.length === 0) console.log('No job has failed.');
      return 0;
    }),
};

export const jobsRetryCommand: Command = {
  name: 'jobs retry',
  usage: CHOICE_USAGE,
  summary:
    'Lets jobs that were given up run again, with all their attempts. Those whose work another job does already stay as they are.',
  options: CHOICE,
  run: (args) =>
    withChosen(args, async ({ db, clock }, filter) => {
      const retried = await retryFailedJobs(db, filter, clock.now().toISOString());
      if (retried === 0) throw new CommandError('There is no such job to run again.');
      console.log(`Run again: ${number(retried)}.`);
    }),
};

export const jobsDropCommand: Command = {
  name: 'jobs drop',
  usage: CHOICE_USAGE,
  summary: 'Deletes jobs that were given up. Their work is not done.',
  options: CHOICE,
  run: (args) =>
    withChosen(args, async ({ db }, filter) => {
      const dropped = await dropFailedJobs(db, filter);
      if (dropped === 0) throw new CommandError('There is no such job that failed.');
      console.log(`Deleted: ${number(dropped)}.`);
    }),
};

/** Acts on jobs only if the command line says which: an option that was forgotten must not mean all. */
function withChosen(
  args: Arguments,
  act: (deps: Deps, filter: FailedJobFilter) => Promise<void>,
): Promise<number> {
  const isOfSome = optional(args, 'id') !== undefined || optional(args, 'tenant') !== undefined;
  if (isOfSome === (args.values.all === true))
    throw usageError('name jobs by --id or --tenant, or say --all');
  return withDeps({ bulk: false }, async (deps) => {
    await act(deps, await filterOf(deps, args));
    return 0;
  });
}

async function filterOf(deps: Deps, args: Arguments): Promise<FailedJobFilter> {
  const tenant = optional(args, 'tenant');
  return { id: optional(args, 'id'), tenantId: tenant && (await tenantNamed(deps, tenant)).id };
}
