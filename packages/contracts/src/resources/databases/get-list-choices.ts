import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import {
  ERESOURCE_COLUMNS,
  ERESOURCE_FILTERS,
  ERESOURCE_SORTS,
} from '../../people/tenant/eresource-settings.ts';

/** Which filters, columns and order the library shows its databases with. */
export const getListChoices = endpoint({
  methods: ['POST'],
  path: '/find/newEle/eCollection/findOpacDatabaseFindParas',
  origin: 'spec',
  access: 'public',
  summary: 'How the list of electronic databases looks',
  input: z.object({}),
  output: z.object({
    filters: z.array(z.enum(ERESOURCE_FILTERS)),
    columns: z.array(z.enum(ERESOURCE_COLUMNS)),
    sort: z.enum(ERESOURCE_SORTS),
    /** For how many days a database counts as new. */
    newDays: z.int(),
  }),
  errors: [],
});
