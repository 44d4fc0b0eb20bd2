import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { FAVOURITES_LINK_ENDED } from './errors.ts';
import { favouriteSchema } from './favourite.ts';

/** A folder that its reader shared. Notes, tags and states are the reader’s own and stay away. */
export const getSharedFavourites = endpoint({
  methods: ['POST'],
  path: '/find/favorites/shared',
  origin: 'ours',
  access: 'public',
  summary: 'A shared folder of favourites',
  input: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{22}$/), ...paging }),
  output: z.object({
    /** Empty for a default folder without a name. */
    name: z.string(),
    total: z.int(),
    works: z.array(
      favouriteSchema.pick({
        recordId: true,
        title: true,
        author: true,
        isbn: true,
        inCatalogue: true,
        publisher: true,
        publishYear: true,
        imgUrl: true,
      }),
    ),
  }),
  errors: [FAVOURITES_LINK_ENDED],
  rateLimit: { max: 60, windowSeconds: 60 },
  carriesSecrets: true,
});
