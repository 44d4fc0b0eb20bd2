import * as z from 'zod';
import { clockTime } from '../../people/tenant/message-settings.ts';

/** What messages are about. `shelf`: what readers write, follow and ask the library. */
export const MESSAGE_TOPICS = ['requests', 'loans', 'shelf'] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** Ways in which messages leave the inbox. Each message is in the inbox in any case. */
export const OUTGOING_WAYS = ['mail', 'sms', 'wechat', 'push'] as const;
export type OutgoingWay = (typeof OUTGOING_WAYS)[number];

/** By which readers are told who chose nothing. */
export const USUAL_WAYS: readonly OutgoingWay[] = ['mail', 'push'];

const ways = z.array(z.enum(OUTGOING_WAYS)).max(OUTGOING_WAYS.length);

/** How and when a reader wants to be told. */
export const messageChoicesSchema = z.object({
  requests: ways,
  loans: ways,
  shelf: ways.default([...USUAL_WAYS]),
  /** Times of the day, HH:MM; the same time twice: at any hour. */
  quietFrom: clockTime,
  quietUntil: clockTime,
});
export type MessageChoices = z.infer<typeof messageChoicesSchema>;

/**
 * Why a way reaches the reader or not: `no-contact` where the reader has confirmed or connected none, `off` where the library does not have
 * it.
 */
export const WAY_STATES = ['ready', 'no-contact', 'off'] as const;

export const shownChoicesSchema = messageChoicesSchema.extend({
  shelf: ways,
  ways: z.array(z.object({ way: z.enum(OUTGOING_WAYS), state: z.enum(WAY_STATES) })),
});
