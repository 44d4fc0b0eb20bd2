import { readMail, readPhone } from '@lectern/rules/contact-forms';
import * as z from 'zod';
import { text } from '../../kernel/fields.ts';

const readBy = (read: (text: string) => string | undefined) =>
  text(320).transform((value, context) => {
    const contact = read(value);
    if (contact !== undefined) return contact;
    context.addIssue({ code: 'custom', message: 'form' });
    return z.NEVER;
  });

export const phone = readBy(readPhone);
export const mail = readBy(readMail);

/** A code as a reader types it. */
export const code = text(16).pipe(z.string().regex(/^\d{6}$/));

/** A password in DES-ECB hex, as other clients send it. */
export const wirePassword = z.string().regex(/^([0-9a-fA-F]{16}){1,16}$/);

/** A code was sent, or nobody was there to send it to: the answer does not tell. */
const sent = {
  /** How many may be sent in a day, and after how many seconds the next one. */
  times: z.int(),
  waitSeconds: z.int(),
  validMinutes: z.int(),
};

/** With the specification's names of what is left of the day: by phone, by mail. */
export const phoneCodeSent = z.object({ remainTimes: z.int(), ...sent });
export const mailCodeSent = z.object({ mailCodeTimes: z.int(), ...sent });
/** The same without the way. */
export const codeSent = z.object({ left: z.int(), ...sent });
