import type { Domain } from '../../platform/domain.ts';
import { bibChanged } from './bib-changed.ts';

export const catalogue: Domain = {
  sends: [bibChanged],
  demo: async () => (await import('./demo/seed-catalogue.ts')).catalogueSeed,
};
