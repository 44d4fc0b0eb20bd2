import * as z from 'zod';

/** What every call answers (specification 2, section 7): `data` on success, a stable code and words on refusal. */
export const envelopeSchema = z.object({
  success: z.boolean(),
  /** '200' on success and for login's special answers, '401' for a lost session, else a code of the catalogue. */
  errCode: z.string(),
  /** For people, in the language of the request; empty on success. */
  message: z.string(),
  data: z.unknown(),
  /** Typed facts of a refusal (the field, the limit ...). */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).optional(),
  /** Names this answer in the server's log. */
  requestId: z.string().optional(),
});

export type Envelope = z.infer<typeof envelopeSchema>;

/** Headers of the specification (document 1, section 3) and ours, in lower case. */
export const HEADERS = {
  mappingPath: 'mappingpath',
  groupCode: 'groupcode',
  language: 'content-language',
  shortLanguage: 'x-lang',
  session: 'x-lectern-session',
  idempotencyKey: 'idempotency-key',
} as const;
