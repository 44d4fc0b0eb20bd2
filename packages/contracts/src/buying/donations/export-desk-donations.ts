import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { calendarDate } from '../../kernel/fields.ts';
import { TABLE_MEDIA_TYPES, tableFormat } from '../../kernel/table-format.ts';

/** The register of donations of a time, one title in a row. */
export const exportDeskDonations = rawEndpoint({
  methods: ['GET'],
  path: '/staff/donations/export',
  origin: 'ours',
  access: { staff: 'donations.manage' },
  summary: 'Donations as a file, for the desk',
  reply: 'download',
  contentTypes: Object.values(TABLE_MEDIA_TYPES),
  input: z.object({
    format: tableFormat,
    /** Calendar dates of the offers, both included. */
    from: asCode(calendarDate).optional(),
    to: asCode(calendarDate).optional(),
  }),
  errors: [],
  rateLimit: { max: 20, windowSeconds: 60 },
});
