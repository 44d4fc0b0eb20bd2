import type { Domain } from '../../../platform/domain.ts';
import { addBriefRecordCall } from './calls/add-brief-record.ts';
import { addCopyCall } from './calls/add-copy.ts';
import { getQuickAddChoicesCall } from './calls/get-quick-add-choices.ts';

/** Adding what stands before the staff and is in no file: a copy, or a brief record with its first copy. */
export const quickAdd: Domain = { calls: [addBriefRecordCall, addCopyCall, getQuickAddChoicesCall] };
