import * as z from 'zod';

/** What became of a message: its lines were applied, it is of no use here, or something of it may be lost. */
export const MESSAGE_OUTCOMES = ['applied', 'aside', 'doubtful'] as const;

/** What became of a line. Unknown: of none of our orders with this vendor. */
export const MESSAGE_LINE_OUTCOMES = [
  'confirmed',
  'backordered',
  'refused',
  'shipped',
  'added',
  'nothing',
  'unknown',
  'tooLate',
  'priceRaised',
  'priceHeld',
  'booked',
  'held',
  'doubled',
  'credit',
] as const;
export type MessageLineOutcome = (typeof MESSAGE_LINE_OUTCOMES)[number];

export const takenMessage = z.object({
  /** ORDRSP, DESADV, INVOIC, QUOTES; others are set aside. */
  type: z.string(),
  reference: z.string(),
  outcome: z.enum(MESSAGE_OUTCOMES),
  /** Where something may be lost: the number of the segment, 0 if nowhere. */
  segment: z.int(),
  lines: z.array(
    z.object({
      /** Our reference of the line, the number of the invoice, or what the vendor wrote. */
      reference: z.string(),
      title: z.string(),
      outcome: z.enum(MESSAGE_LINE_OUTCOMES),
    }),
  ),
});
export type TakenMessage = z.infer<typeof takenMessage>;

/** A file that a vendor sent, with what became of it. */
export const vendorInterchange = z.object({
  id: z.string(),
  vendorId: z.string(),
  vendorName: z.string(),
  reference: z.string(),
  fileName: z.string(),
  at: z.string(),
  messages: z.array(takenMessage),
});
export type VendorInterchange = z.infer<typeof vendorInterchange>;
