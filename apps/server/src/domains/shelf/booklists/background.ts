import type { Deps } from '../../../platform/deps.ts';
import type { BackgroundWork } from '../../../platform/domain.ts';
import { handleJob } from '../../../platform/jobs/job-type.ts';
import { removeFile } from '../../collection/stored-files/keep-file.ts';
import { coverKey } from './cover-name.ts';
import { removeCoversJob } from './jobs.ts';

export function bookListBackground(deps: Deps): BackgroundWork {
  return {
    jobs: [
      handleJob(removeCoversJob, {
        async run({ tenantId, payload }) {
          for (const name of payload.names) await removeFile(deps, tenantId ?? '', coverKey(name));
          return undefined;
        },
      }),
    ],
  };
}
