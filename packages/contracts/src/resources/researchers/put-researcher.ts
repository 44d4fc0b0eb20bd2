import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { UNIT_ADDRESS_REFUSED, UNIT_NOT_FOUND } from '../units/errors.ts';
import {
  RESEARCHER_ACCOUNT_TAKEN,
  RESEARCHER_ACCOUNT_UNKNOWN,
  RESEARCHER_CHANGED,
  RESEARCHER_LIMIT_REACHED,
  RESEARCHER_NOT_FOUND,
  RESEARCHER_NUMBER_REFUSED,
  RESEARCHER_NUMBER_TAKEN,
} from './errors.ts';
import { researcherFacts, staffResearcher } from './researcher.ts';

/** Adds a researcher, or changes one whole. Whether a person hides the page is theirs to say. */
export const putResearcher = endpoint({
  methods: ['POST'],
  path: '/staff/researchers/put',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Add or change a researcher',
  input: z.object({
    /** A new person without it. */
    id: id.optional(),
    /** That of the person as they were read: if somebody changed them since then, nothing is done. */
    version: wholeNumber(0, 1_000_000_000).optional(),
    ...researcherFacts,
  }),
  output: staffResearcher,
  errors: [
    RESEARCHER_NOT_FOUND,
    RESEARCHER_CHANGED,
    RESEARCHER_LIMIT_REACHED,
    RESEARCHER_NUMBER_REFUSED,
    RESEARCHER_NUMBER_TAKEN,
    RESEARCHER_ACCOUNT_UNKNOWN,
    RESEARCHER_ACCOUNT_TAKEN,
    UNIT_NOT_FOUND,
    UNIT_ADDRESS_REFUSED,
  ],
});
