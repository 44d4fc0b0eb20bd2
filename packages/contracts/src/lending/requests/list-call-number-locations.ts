import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, requiredText } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';

/** Where copies of a record with a call number stand, the reader's own library first. */
export const listCallNumberLocations = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/getLocByCallNo',
  origin: 'spec',
  access: 'patron',
  summary: 'Shelving locations of a call number',
  input: z.object({ recordId: id, callNo: requiredText(200), ...ignoredIdentity }),
  output: z.array(
    z.object({
      libCode: z.string(),
      libName: z.string(),
      locationId: z.string(),
      locationName: z.string(),
      itemCount: z.int(),
      onShelfCount: z.int(),
    }),
  ),
  errors: [ILS_UNAVAILABLE],
});
