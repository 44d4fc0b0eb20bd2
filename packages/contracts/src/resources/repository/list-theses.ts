import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { objectPage } from './object.ts';
import { valueCounts } from './value-counts.ts';

/** Theses of our own institution, the newest first; with how many there are of each college, degree, discipline, year and advisor under the other filters. */
export const listTheses = endpoint({
  methods: ['POST'],
  path: '/find/dPaper/localDDissertation',
  origin: 'spec',
  access: 'public',
  summary: 'Theses of our own institution',
  input: z.object({
    /** In titles, names of authors and advisors, subjects and descriptions. */
    keyWord: text(200).default(''),
    college: text(100).default(''),
    degree: text(100).default(''),
    discipline: text(100).default(''),
    /** The name of somebody who advised it. */
    advisor: text(200).default(''),
    year: text(4).default(''),
    ...paging,
    ...ignoredIdentity,
  }),
  output: objectPage.extend({
    colleges: valueCounts,
    degrees: valueCounts,
    disciplines: valueCounts,
    years: valueCounts,
    advisors: valueCounts,
  }),
  errors: [],
});
