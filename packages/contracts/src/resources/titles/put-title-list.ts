import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ERESOURCE_NOT_FOUND } from '../databases/errors.ts';
import { TITLE_LIST_CODE_TAKEN, TITLE_LIST_LIMIT_REACHED, TITLE_LIST_NOT_FOUND } from './errors.ts';
import { staffTitleList, titleListFacts } from './title-list.ts';

/** Adds a title list, or changes what is said of one. Its database stays. */
export const putTitleList = endpoint({
  methods: ['POST'],
  path: '/staff/titles/putList',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Add or change a title list',
  input: z.object({ id: id.optional(), ...titleListFacts }),
  output: staffTitleList,
  errors: [ERESOURCE_NOT_FOUND, TITLE_LIST_NOT_FOUND, TITLE_LIST_CODE_TAKEN, TITLE_LIST_LIMIT_REACHED],
});
