import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, text } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';

/** Shelving locations from which a copy can be brought to a pickup place, the reader's own library first. */
export const listEntrustLocations = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/recommendEntrustLoc',
  origin: 'spec',
  access: 'patron',
  summary: 'Shelving locations from which a copy can be brought',
  input: z.object({ recordId: id, volume: asCode(text(100)).default(''), ...ignoredIdentity }),
  output: z.array(
    z.object({
      libCode: z.string(),
      libName: z.string(),
      locationId: z.string(),
      locationName: z.string(),
      callNo: z.string(),
      /** Copies that can be brought. */
      itemCount: z.int(),
    }),
  ),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND, BIB_NOT_FOUND],
});
