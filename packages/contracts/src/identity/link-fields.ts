import * as z from 'zod';
import { ENTRY_NEXT } from '../auth/sign-in.ts';
import { id, text } from '../kernel/fields.ts';

/** Where a reader may have an account that is linked with the reader's own. */
export const PROVIDER_KINDS = ['passport', 'wechat'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/**
 * The text of a one-time ticket, which a sign-in elsewhere in this browser has brought. The specification's `uid` and `openId` are such
 * texts: an id that a client names itself is never believed.
 */
export const ticketText = z.string().min(1).max(64);

/** A password as other clients send it: DES-ECB, as hex. */
export const wirePassword = z.string().regex(/^([0-9a-fA-F]{16}){1,16}$/);

/** A verification code with its answer (see getCaptcha). */
export const captchaFields = {
  verifyCode: text(16).pipe(z.string().min(1)),
  codeKey: id,
  /** The work that the code asked for. */
  proof: text(32).optional(),
};

/** What clients send besides, as the specification names it. The header names the library. */
export const sentBesides = { mappingPath: text(64).optional(), loginType: z.unknown().optional() };

/** A session and its header, and the page on which a step has to be done first. */
export const openedSession = z.object({ jwtHeader: z.string(), jwt: z.string(), next: z.enum(ENTRY_NEXT) });
