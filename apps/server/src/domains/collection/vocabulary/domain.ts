import type { Domain } from '../../../platform/domain.ts';
import { hoursChanged } from './hours/hours-changed.ts';

export const vocabulary: Domain = {
  sends: [hoursChanged],
  demo: async () => (await import('./demo/seed-places.ts')).placesSeed,
};
