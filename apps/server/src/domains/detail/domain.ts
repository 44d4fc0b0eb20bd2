import type { Domain } from '../../platform/domain.ts';
import { getBibCall } from './get-bib.ts';

export const detail: Domain = {
  calls: [getBibCall],
};
