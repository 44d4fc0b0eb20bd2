import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, paging } from '../../kernel/fields.ts';
import { RESEARCHER_NOT_FOUND } from './errors.ts';
import { publication } from './researcher.ts';

/** What staff look through: publications that are known, guessed, or were said to be of somebody else. */
export const PUBLICATION_LISTS = ['known', 'guessed', 'refused'] as const;

/** The publications of a researcher for staff, also of one whose page is not seen. */
export const listStaffPublications = endpoint({
  methods: ['POST'],
  path: '/staff/researchers/publications',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Publications of a researcher, for staff',
  input: z.object({ id, list: z.enum(PUBLICATION_LISTS).default('guessed'), ...paging }),
  output: z.object({
    total: z.int(),
    counts: z.object({ known: z.int(), guessed: z.int(), refused: z.int() }),
    /** `byPerson`: the person said so; staff cannot change it. */
    publications: z.array(publication.extend({ byPerson: z.boolean() })),
  }),
  errors: [RESEARCHER_NOT_FOUND],
});
