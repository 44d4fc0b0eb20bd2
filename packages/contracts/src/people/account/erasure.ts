import * as z from 'zod';

/** `open`: the library has to decide. `withdrawn`: by the reader. `refused`, `done`: by the library. */
export const ERASURE_STATES = ['open', 'withdrawn', 'refused', 'done'] as const;
export type ErasureState = (typeof ERASURE_STATES)[number];

/** A reader's last request for erasure; null if there was none. */
export const erasureView = z
  .object({
    state: z.enum(ERASURE_STATES),
    requestedAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
  })
  .nullable();
