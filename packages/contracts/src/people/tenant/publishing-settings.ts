import * as z from 'zod';

/** What readers may publish: reviews, lists, the names under which they do so. */
export const publishingSettingsSchema = z.object({
  /** Codes of the patron groups whose readers publish nothing, because they are children. */
  childGroups: z.array(z.string().min(1).max(64)).max(100).default([]),
  /** What no text may contain, in any form of Han and of width; Han words also inside longer ones. */
  forbiddenWords: z.array(z.string().min(1).max(50)).max(1000).default([]),
});
