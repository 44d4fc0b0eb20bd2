import * as z from 'zod';
import { money } from '../../kernel/fields.ts';

/** What an outside source is asked for. */
export const PROVIDER_PURPOSES = [
  'disc',
  'elsewhere',
  'cover',
  'facts',
  'contents',
  'ebook',
  'tryRead',
  'citations',
  'encyclopaedia',
  'author',
  'price',
] as const;
export type ProviderPurpose = (typeof PROVIDER_PURPOSES)[number];

/** An http or https address; empty without one. */
const url = z.string();
/** A link with the words that the source has for it; empty without them. */
const link = z.object({ label: z.string(), url });

/**
 * What a source says of a book, by purpose. A text that is not known is empty, a number or a yes or no that is not known is null. The texts
 * are plain: no markup, no control characters.
 */
export const PROVIDED = {
  /** The disc that belongs to the book, to be opened or downloaded. */
  disc: link,
  /** The same book at another site. */
  elsewhere: link,
  cover: z.object({ imgUrl: url }),
  facts: z.object({
    title: z.string(),
    author: z.string(),
    publisher: z.string(),
    /** As the source writes it: a year, a month, a day. */
    published: z.string(),
    pages: z.string(),
    summary: z.string(),
    aboutAuthor: z.string(),
    url,
  }),
  /** The table of contents, line by line. */
  contents: z.object({ entries: z.array(z.string()), url }),
  /** The whole book to read. */
  ebook: link,
  /** A part of it to read. */
  tryRead: link,
  /** How often it was cited. */
  citations: z.object({ count: z.int().nullable(), url }),
  encyclopaedia: z.object({ title: z.string(), text: z.string(), url }),
  author: z.object({ name: z.string(), text: z.string(), url }),
  price: z.object({ price: money.nullable(), isInStock: z.boolean().nullable(), url }),
} as const satisfies Record<ProviderPurpose, z.ZodType>;

export type Provided<P extends ProviderPurpose = ProviderPurpose> = {
  readonly [Purpose in P]: z.infer<(typeof PROVIDED)[Purpose]>;
}[P];

const NO_LINK = { label: '', url: '' };

/** What is answered where no source says anything. */
export const NOTHING_PROVIDED: { readonly [P in ProviderPurpose]: Provided<P> } = {
  disc: NO_LINK,
  elsewhere: NO_LINK,
  cover: { imgUrl: '' },
  facts: {
    title: '',
    author: '',
    publisher: '',
    published: '',
    pages: '',
    summary: '',
    aboutAuthor: '',
    url: '',
  },
  contents: { entries: [], url: '' },
  ebook: NO_LINK,
  tryRead: NO_LINK,
  citations: { count: null, url: '' },
  encyclopaedia: { title: '', text: '', url: '' },
  author: { name: '', text: '', url: '' },
  price: { price: null, isInStock: null, url: '' },
};

/** Purposes for which an address alone says something: a source of the kind `link` can have these. */
export const LINK_PURPOSES = ['disc', 'elsewhere', 'ebook', 'tryRead'] as const satisfies ProviderPurpose[];
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export function isLinkPurpose(purpose: ProviderPurpose): purpose is LinkPurpose {
  return (LINK_PURPOSES as readonly ProviderPurpose[]).includes(purpose);
}
