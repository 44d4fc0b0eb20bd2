import { later } from '../../../../platform/clock.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import { orderTextsJob } from '../files/jobs.ts';
import { filesByTextState } from '../store/page-store.ts';
import { orderText } from './order-text.ts';

const FILES_AT_ONCE = 500;
const HOUR_SECONDS = 60 * 60;
/** While more wait than are ordered at once. */
const SOON_SECONDS = 60;

/** Orders the texts of files that wait to be read, when a process starts and then each hour: few at a time, so that the lane stays short. */
export function orderWaitingTexts(deps: TenantLoopDeps): JobHandler {
  return handleJob(orderTextsJob, {
    recurring: true,
    async run(_job, signal) {
      const now = deps.clock.now();
      let areMore = false;
      await forEachTenant(
        deps,
        orderTextsJob.kind,
        async ({ id }) => {
          const files = await filesByTextState(deps.db, id, 'waiting', { after: '', limit: FILES_AT_ONCE });
          areMore ||= files.length === FILES_AT_ONCE;
          for (const file of files) await orderText(deps.db, file, now.toISOString());
        },
        signal,
      );
      return { again: later(now, areMore ? SOON_SECONDS : HOUR_SECONDS) };
    },
  });
}
