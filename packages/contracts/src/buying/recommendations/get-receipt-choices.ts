import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

const named = z.object({ code: z.string(), name: z.string() });

/** What a copy that comes can be: item types and shelving locations. */
export const getReceiptChoices = endpoint({
  methods: ['GET'],
  path: '/staff/suggestions/receiptChoices',
  origin: 'ours',
  access: { staff: 'suggestions.decide' },
  summary: 'Item types and locations of a copy that comes',
  input: z.object({}),
  output: z.object({ itemTypes: z.array(named), locations: z.array(named) }),
  errors: [],
});
