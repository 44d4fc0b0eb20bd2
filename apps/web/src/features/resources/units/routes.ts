import type { PageRoute } from '../../../lib/page-route.ts';

export const unitsRoutes = {
  units: { path: '/departmentList', words: 'units', access: 'public' },
  unit: { path: '/departmentHome', words: 'units', access: 'public' },
  unitBases: { path: '/schoolBaseNav', words: 'units', access: 'public' },
} as const satisfies Record<string, PageRoute>;
