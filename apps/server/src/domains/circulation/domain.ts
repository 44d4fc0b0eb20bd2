import type { Domain } from '../../platform/domain.ts';
import { bibChanged } from '../catalogue/bib-changed.ts';

export const circulation: Domain = {
  sends: [bibChanged],
  demo: async () => (await import('./demo/seed-circulation.ts')).circulationSeed,
};
