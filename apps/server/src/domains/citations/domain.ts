import type { Domain } from '../../platform/domain.ts';
import { citeBibsCall } from './cite-bibs.ts';
import { exportBibsCall } from './export-bibs.ts';

export const citations: Domain = {
  calls: [citeBibsCall, exportBibsCall],
};
