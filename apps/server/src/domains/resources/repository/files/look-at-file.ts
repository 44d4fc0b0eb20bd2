import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { findFile } from '../store/file-store.ts';
import { describeFile } from './describe-file.ts';
import { lookAtFileJob } from './jobs.ts';
import type { DrawingDeps } from './spooled.ts';

/** Does what `lookAtFileJob` orders. A file that was removed meanwhile needs nothing. */
export function lookAtFiles(deps: DrawingDeps & Pick<Deps, 'db'>): JobHandler {
  return handleJob(lookAtFileJob, {
    async run({ tenantId = '', payload: { fileId } }) {
      const file = await findFile(deps.db, tenantId, fileId);
      if (file) await describeFile(deps, file);
      return undefined;
    },
  });
}
