import { CONTACT_KINDS, type ContactKind } from '@lectern/rules/contact-forms';
import * as z from 'zod';
import { code } from '../contacts/fields.ts';

/** The code that was sent to a verified contact of the reader (sendLinkCode), in place of the password. */
export const codeFields = { way: z.enum(CONTACT_KINDS).optional(), code: code.optional() };

/** How a reader proves that an account is their own. */
export type LinkProof = { readonly password: string } | { readonly way: ContactKind; readonly code: string };

/** The proof among the fields; undefined if it is incomplete or there are two. */
export function linkProofIn(given: {
  readonly password?: string | undefined;
  readonly way?: ContactKind | undefined;
  readonly code?: string | undefined;
}): LinkProof | undefined {
  const { password, way, code: typed } = given;
  if (password !== undefined) return way === undefined && typed === undefined ? { password } : undefined;
  return way !== undefined && typed !== undefined ? { way, code: typed } : undefined;
}
