import type { Domain } from '../../../platform/domain.ts';
import { getReadingReportCall } from './calls/get-reading-report.ts';
import { getShareCall } from './calls/get-share.ts';

/** A reader's year of reading, and what of it can be shown to others. */
export const readingReport: Domain = { calls: [getReadingReportCall, getShareCall] };
