import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import {
  ORCID_RECORD_OF_ANOTHER,
  ORCID_RECORD_UNREADABLE,
  RESEARCHER_LIMIT_REACHED,
  RESEARCHER_NOT_FOUND,
  RESEARCHER_NUMBER_TAKEN,
} from './errors.ts';

/**
 * Reads the public record of a person as ORCID gives it (API 3.0, JSON of /record). Names, keywords and works are added; texts that staff
 * wrote stay. Its works take the place of those that were read before. Without an id a new person is added as a draft, or the one who has
 * this ORCID iD is changed.
 */
export const importOrcidRecord = uploadEndpoint({
  path: '/staff/researchers/importOrcid',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Read the ORCID record of a researcher',
  maxBytes: 8 * 1024 * 1024,
  mediaTypes: ['application/json', 'application/vnd.orcid+json', 'text/plain'],
  input: z.object({ id: id.optional() }),
  output: z.object({
    researcherId: z.string(),
    orcid: z.string(),
    isNew: z.boolean(),
    workCount: z.int(),
    /** Groups of the record that have no title, and those beyond what is kept. */
    skippedCount: z.int(),
  }),
  errors: [
    RESEARCHER_NOT_FOUND,
    RESEARCHER_LIMIT_REACHED,
    RESEARCHER_NUMBER_TAKEN,
    ORCID_RECORD_UNREADABLE,
    ORCID_RECORD_OF_ANOTHER,
  ],
  rateLimit: { max: 30, windowSeconds: 60 },
});
