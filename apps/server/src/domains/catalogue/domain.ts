import type { Domain } from '../../platform/domain.ts';
import { bibChanged } from './bib-changed.ts';

export const catalogue: Domain = {
  sends: [bibChanged],
};
