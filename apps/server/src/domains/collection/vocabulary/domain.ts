import type { Domain } from '../../../platform/domain.ts';

export const vocabulary: Domain = {
  demo: async () => (await import('./demo/seed-places.ts')).placesSeed,
};
