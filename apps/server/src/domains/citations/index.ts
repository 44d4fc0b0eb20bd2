import type { Implementation } from '../../platform/http/implement.ts';
import { citeBibsCall } from './cite-bibs.ts';
import { exportBibsCall } from './export-bibs.ts';

export const citations: readonly Implementation[] = [citeBibsCall, exportBibsCall];
