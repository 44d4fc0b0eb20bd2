import { id } from '@lectern/contracts/kernel/fields';
import * as z from 'zod';
import { jobType } from '../../platform/jobs/job-type.ts';

/** Sends one notice. The payload says nothing about it, as ended jobs are kept for some days. */
export const sendNoticeJob = jobType('notice.send', z.object({ noticeId: id }));

/** With the waits between them about a minute: a code is worth nothing much later. */
export const SEND_ATTEMPTS = 6;
