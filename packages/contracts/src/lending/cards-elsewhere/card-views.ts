import * as z from 'zod';

/** A library of this installation. */
export const cardLibrarySchema = z.object({
  /** The first part of its addresses. */
  mappingPath: z.string(),
  /** In the language of the request. */
  name: z.string(),
});

/** A link from an account at one library to a card at another, as one of the two sees it. */
export const cardLinkSchema = z.object({
  linkId: z.string(),
  library: cardLibrarySchema,
  /** Instant. */
  linkedAt: z.string(),
  /** When the other library's card stopped or its password changed; null while the link holds. */
  endedAt: z.string().nullable(),
});
