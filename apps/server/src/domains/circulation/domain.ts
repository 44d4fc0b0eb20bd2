import type { Domain } from '../../platform/domain.ts';
import { bibChanged } from '../catalogue/bib-changed.ts';
import { CIRCULATION_PERSONAL } from './personal.ts';

export const circulation: Domain = {
  sends: [bibChanged],
  personal: CIRCULATION_PERSONAL,
  demo: async () => (await import('./demo/seed-circulation.ts')).circulationSeed,
};
