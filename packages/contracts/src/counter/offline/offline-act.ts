import * as z from 'zod';
import { instant, requiredText } from '../../kernel/fields.ts';

/** What staff did at a desk without a network, as the desk sealed it: barcodes and the time of its own clock. */
export const offlineAct = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('check_out'),
    itemBarcode: requiredText(64),
    readerBarcode: requiredText(64),
    at: instant,
  }),
  z.object({ kind: z.literal('check_in'), itemBarcode: requiredText(64), at: instant }),
]);
export type OfflineAct = z.infer<typeof offlineAct>;

export const OFFLINE_ACT_KINDS = ['check_out', 'check_in'] as const;
