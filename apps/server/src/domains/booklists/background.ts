import type { Deps } from '../../platform/deps.ts';
import type { BackgroundWork } from '../../platform/domain.ts';
import { handleJob } from '../../platform/jobs/job-type.ts';
import { coverKey } from './cover-name.ts';
import { removeCoversJob } from './jobs.ts';

export function bookListBackground({ files }: Deps): BackgroundWork {
  return {
    jobs: [
      handleJob(removeCoversJob, {
        async run({ tenantId, payload }) {
          for (const name of payload.names) await files.remove(tenantId ?? '', coverKey(name));
          return undefined;
        },
      }),
    ],
  };
}
