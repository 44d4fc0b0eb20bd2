import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { askedRecord } from './provider-aliases.ts';
import { PROVIDED, PROVIDER_PURPOSES } from './purposes.ts';

const by = { code: z.string(), name: z.string() };

const provided = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('disc'), ...by, value: PROVIDED.disc }),
  z.object({ purpose: z.literal('elsewhere'), ...by, value: PROVIDED.elsewhere }),
  z.object({ purpose: z.literal('cover'), ...by, value: PROVIDED.cover }),
  z.object({ purpose: z.literal('facts'), ...by, value: PROVIDED.facts }),
  z.object({ purpose: z.literal('contents'), ...by, value: PROVIDED.contents }),
  z.object({ purpose: z.literal('ebook'), ...by, value: PROVIDED.ebook }),
  z.object({ purpose: z.literal('tryRead'), ...by, value: PROVIDED.tryRead }),
  z.object({ purpose: z.literal('citations'), ...by, value: PROVIDED.citations }),
  z.object({ purpose: z.literal('encyclopaedia'), ...by, value: PROVIDED.encyclopaedia }),
  z.object({ purpose: z.literal('author'), ...by, value: PROVIDED.author }),
  z.object({ purpose: z.literal('price'), ...by, value: PROVIDED.price }),
]);
export type ProvidedPart = z.infer<typeof provided>;

/** What the library's outside sources say of one book, for one purpose, in their order. A source that says nothing is left out. */
export const listProvided = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/providers/ofRecord',
  origin: 'ours',
  access: 'public',
  summary: 'What outside sources say of one book',
  input: z.object({ ...askedRecord, purpose: z.enum(PROVIDER_PURPOSES), ...ignoredIdentity }),
  output: z.object({ provided: z.array(provided) }),
  errors: [],
});
