import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { UNIT_NOT_FOUND, UNIT_TOO_DEEP, UNIT_WITHIN_ITSELF } from './errors.ts';
import { MOST_UNITS, parentId, staffUnits } from './unit.ts';

/** Moves a unit with those below it: to a place among the units below a parent, 0 first. Answers the whole tree. */
export const moveUnit = endpoint({
  methods: ['POST'],
  path: '/staff/units/move',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Move a unit in the tree',
  input: z.object({ id, parentId, position: wholeNumber(0, MOST_UNITS) }),
  output: z.object({ units: staffUnits }),
  errors: [UNIT_NOT_FOUND, UNIT_TOO_DEEP, UNIT_WITHIN_ITSELF],
});
