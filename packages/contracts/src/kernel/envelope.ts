import type { Details } from './error-definition.ts';

/** What every call answers (specification 2, section 7): `data` on success, a stable code and words on refusal. */
export interface Envelope {
  readonly success: boolean;
  /** '200' on success and for login's special answers, '401' for a lost session, else a code of the catalogue. */
  readonly errCode: string;
  /** For people, in the language of the request; empty on success. */
  readonly message: string;
  readonly data: unknown;
  /** Typed facts of a refusal (the field, the limit ...). */
  readonly details?: Details;
  /** Names this answer in the server's log. */
  readonly requestId?: string;
}

/** Whether parsed JSON is an answer of ours. By hand, because a schema library for these few lines is a tenth of the first view. */
export function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false;
  const { success, errCode, message, details = {} } = value as Partial<Record<keyof Envelope, unknown>>;
  return (
    typeof success === 'boolean' &&
    typeof errCode === 'string' &&
    typeof message === 'string' &&
    typeof details === 'object' &&
    details !== null
  );
}

/** Headers of the specification (document 1, section 3) and ours, in lower case. */
export const HEADERS = {
  mappingPath: 'mappingpath',
  groupCode: 'groupcode',
  language: 'content-language',
  shortLanguage: 'x-lang',
  session: 'x-lectern-session',
  idempotencyKey: 'idempotency-key',
  /** Of an answer: the status of a refusal that came with 200, because the installation has all of them answered so. */
  status: 'x-lectern-status',
} as const;
