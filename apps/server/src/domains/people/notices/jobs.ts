import { id } from '@lectern/contracts/kernel/fields';
import * as z from 'zod';
import { jobType } from '../../../platform/jobs/job-type.ts';

/** With the waits between them about a minute: a code is worth nothing much later. Other notices may have more. */
export const SEND_ATTEMPTS = 6;

/** Sends one notice. The payload says nothing about it, as ended jobs are kept for some days. What was given up is forgotten. */
export const sendNoticeJob = jobType(
  'notice.send',
  'notices',
  z.object({ noticeId: id, attempts: z.int().default(SEND_ATTEMPTS) }),
  { isForgotten: true },
);
