import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { text } from '../../kernel/fields.ts';
import { ENTRY_NEXT } from '../auth/sign-in.ts';
import { wirePassword } from '../auth/sign-in-fields.ts';

/** Where a reader may have an account that is linked with the reader's own. */
export const PROVIDER_KINDS = ['passport', 'wechat'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/**
 * The text of a one-time ticket, which a sign-in elsewhere in this browser has brought. The specification's `uid` and `openId` are such
 * texts: an id that a client names itself is never believed.
 */
export const ticketText = asCode(z.string().min(1).max(64));

/** What clients send besides, as the specification names it. The header names the library. */
export const sentBesides = { mappingPath: asCode(text(64)).optional(), loginType: z.unknown().optional() };

/** What each call sends that links a learning-app account: its ticket, and the password of the reader. */
export const passportLinkFields = { uid: ticketText, password: wirePassword, ...sentBesides };

/** The answer of each call that links an account elsewhere and does not sign in. */
export const linked = z.object({ bindFlag: z.literal(true) });

/** A session and its header, and the page on which a step has to be done first. */
export const openedSession = z.object({ jwtHeader: z.string(), jwt: z.string(), next: z.enum(ENTRY_NEXT) });
