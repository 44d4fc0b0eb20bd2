import { later } from '../../../platform/clock.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job-type.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../platform/tenants/faults/for-each-tenant.ts';
import { sweepFilesJob } from './jobs.ts';
import { type SweepDeps, sweepFiles } from './sweep-files.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Sweeps the files of all libraries when a process starts, and then once a day. */
export function sweepAllFiles(deps: SweepDeps & TenantLoopDeps): JobHandler {
  return handleJob(sweepFilesJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(
        deps,
        sweepFilesJob.kind,
        async ({ id }) => {
          const swept = await sweepFiles(deps, id, signal);
          if (Object.values(swept).some((count) => count > 0))
            deps.log[swept.missing > 0 ? 'error' : 'info'](
              { tenant: id, ...swept },
              'stored files were swept',
            );
        },
        signal,
      );
      return { again: later(deps.clock.now(), DAY_SECONDS) };
    },
  });
}
