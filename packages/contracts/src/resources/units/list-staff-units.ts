import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { staffUnits } from './unit.ts';

/** All units of the library in the order of their tree, also those that readers do not see. */
export const listStaffUnits = endpoint({
  methods: ['POST'],
  path: '/staff/units/list',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'All units of the institution',
  input: z.object({}),
  output: z.object({
    units: staffUnits,
    /** Colleges that databases name and that are no units: from an import, or from before there were units. */
    loose: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
  }),
  errors: [],
});
