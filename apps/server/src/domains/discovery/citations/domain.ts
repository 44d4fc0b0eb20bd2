import type { Domain } from '../../../platform/domain.ts';
import { citeBibsCall } from './calls/cite-bibs.ts';
import { exportBibsCall } from './calls/export-bibs.ts';

export const citations: Domain = {
  calls: [citeBibsCall, exportBibsCall],
};
