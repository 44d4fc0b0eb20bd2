import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getReadingReport } from './get-reading-report.ts';
import { getShare } from './get-share.ts';

export const READING_REPORT_CALLS: readonly AnyEndpoint[] = [getReadingReport, getShare];
