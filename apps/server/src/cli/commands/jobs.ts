import type { Deps } from '../../platform/deps.ts';
import {
  dropFailedWork,
  listFailedWork,
  retryFailedWork,
} from '../../platform/failed-work/all-failed-work.ts';
import type { FailedWorkFilter } from '../../platform/failed-work/failed-work.ts';
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
  summary: `Lists the background work that was given up, jobs and events, the last ${number(LISTED)}: when, kind, tenant, id, attempts, error.`,
  options: FILTER,
  run: (args) =>
    withDeps({ bulk: false }, async (deps) => {
      const works = await listFailedWork(deps.db, await filterOf(deps, args), LISTED);
      for (const { failedAt, kind, tenantId, id, attempts, error } of works)
        printRow(failedAt, kind, tenantId ?? '-', id, attempts, error);
      if (works.length === 0) console.log('No work has failed.');
      return 0;
    }),
};

export const jobsRetryCommand: Command = {
  name: 'jobs retry',
  usage: CHOICE_USAGE,
  summary:
    'Does work again that was given up, with all its attempts. What another job does already and messages, which are forgotten, stay as they are.',
  options: CHOICE,
  run: (args) =>
    withChosen(args, async ({ db, clock }, filter) => {
      const retried = await retryFailedWork(db, filter, clock.now().toISOString());
      if (retried === 0) throw new CommandError('There is no such work that can be done again.');
      console.log(`Done again: ${number(retried)}.`);
    }),
};

export const jobsDropCommand: Command = {
  name: 'jobs drop',
  usage: CHOICE_USAGE,
  summary: 'Deletes work that was given up. It is not done.',
  options: CHOICE,
  run: (args) =>
    withChosen(args, async ({ db }, filter) => {
      const dropped = await dropFailedWork(db, filter);
      if (dropped === 0) throw new CommandError('There is no such work that failed.');
      console.log(`Deleted: ${number(dropped)}.`);
    }),
};

/** Acts on work only if the command line says which: an option that was forgotten must not mean all. */
function withChosen(
  args: Arguments,
  act: (deps: Deps, filter: FailedWorkFilter) => Promise<void>,
): Promise<number> {
  const isOfSome = optional(args, 'id') !== undefined || optional(args, 'tenant') !== undefined;
  if (isOfSome === (args.values.all === true))
    throw usageError('name work by --id or --tenant, or say --all');
  return withDeps({ bulk: false }, async (deps) => {
    await act(deps, await filterOf(deps, args));
    return 0;
  });
}

async function filterOf(deps: Deps, args: Arguments): Promise<FailedWorkFilter> {
  const tenant = optional(args, 'tenant');
  return { id: optional(args, 'id'), tenantId: tenant && (await tenantNamed(deps, tenant)).id };
}
