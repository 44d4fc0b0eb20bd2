import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { ERESOURCE_TERM_NOT_FOUND } from '../databases/errors.ts';
import {
  UNIT_ADDRESS_REFUSED,
  UNIT_CHANGED,
  UNIT_CODE_TAKEN,
  UNIT_LIMIT_REACHED,
  UNIT_NOT_FOUND,
  UNIT_TOO_DEEP,
} from './errors.ts';
import { parentId, staffUnit, unitFacts } from './unit.ts';

/** Adds a unit behind those below its parent, or changes one whole; its place stays. A code of a college of databases takes that college over. */
export const putUnit = endpoint({
  methods: ['POST'],
  path: '/staff/units/put',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Add or change a unit of the institution',
  input: z.object({
    /** A new unit without it. */
    id: id.optional(),
    /** That of the unit as it was read: if somebody changed it since then, nothing is done. */
    version: wholeNumber(0, 1_000_000_000).optional(),
    /** Read for a new unit only. */
    parentId,
    ...unitFacts,
  }),
  output: staffUnit,
  errors: [
    UNIT_NOT_FOUND,
    UNIT_CHANGED,
    UNIT_CODE_TAKEN,
    UNIT_LIMIT_REACHED,
    UNIT_TOO_DEEP,
    UNIT_ADDRESS_REFUSED,
    ERESOURCE_TERM_NOT_FOUND,
  ],
});
