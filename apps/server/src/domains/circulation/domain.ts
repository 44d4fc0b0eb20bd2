import type { Domain } from '../../platform/domain.ts';
import { bibChanged } from '../catalogue/bib-changed.ts';
import { CIRCULATION_PERSONAL } from './personal.ts';
import { requestClock } from './requests/request-clock.ts';

export const circulation: Domain = {
  sends: [bibChanged],
  personal: CIRCULATION_PERSONAL,
  background: (deps) => ({ jobs: [requestClock(deps)] }),
  demo: async () => (await import('./demo/seed-circulation.ts')).circulationSeed,
};
