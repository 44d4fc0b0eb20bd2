import * as z from 'zod';

/** The cards of the home page, in the order of a library that set none. A new card is added here; libraries see it after their own. */
export const HOME_CARDS = [
  'announcements',
  'newBooks',
  'topics',
  'hotLoans',
  'hotCollection',
  'bestRated',
  'bookLists',
  'databases',
  'gifts',
  'wishes',
] as const;
export type HomeCard = (typeof HOME_CARDS)[number];

export const homeCardSchema = z.enum(HOME_CARDS);

/** Cards in their order, each with whether it is shown. */
export const homeLayoutSchema = z
  .array(z.object({ card: homeCardSchema, isShown: z.boolean() }))
  .max(HOME_CARDS.length)
  .refine((cards) => new Set(cards.map(({ card }) => card)).size === cards.length, {
    error: 'each card once',
  });
export type HomeLayout = z.infer<typeof homeLayoutSchema>;

/** The cards as staff arrange them. */
export const arrangedCards = z.object({
  cards: homeLayoutSchema,
  /** The version of this arrangement: another one has another version. */
  version: z.string(),
});
export type ArrangedHome = z.infer<typeof arrangedCards>;
