import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { addBriefRecord } from './add-brief-record.ts';
import { addCopy } from './add-copy.ts';
import { getQuickAddChoices } from './get-quick-add-choices.ts';

export const QUICK_ADD_CALLS: readonly AnyEndpoint[] = [addBriefRecord, addCopy, getQuickAddChoices];
