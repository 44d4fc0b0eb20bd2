import { readMail, readPhone } from '@lectern/rules/contact-forms';
import * as z from 'zod';
import { text, textOfForm } from '../../kernel/fields.ts';
import { documented, type JsonSchema } from '../../kernel/input-document.ts';

const LOCAL = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** What is sure to be taken; people may type it with blanks, brackets and full-width signs too. */
const MAIL_FORM = `^${LOCAL}{1,32}(?:\\.${LOCAL}{1,31})?@(?:${LABEL}\\.)+[A-Za-z][A-Za-z0-9-]*$`;
/** A mobile phone of mainland China without its country code, or any other one with it (E.164). */
const PHONE_FORM = '^(?:1[3-9][0-9]{9}|\\+(?:[1-79][0-9]{7,14}|8[0-57-9][0-9]{6,13}|86[02-9][0-9]{5,12}))$';

const readBy = (read: (text: string) => string | undefined, document: JsonSchema) =>
  documented(
    text(320).transform((value, context) => {
      const contact = read(value);
      if (contact !== undefined) return contact;
      context.addIssue({ code: 'custom', message: 'form' });
      return z.NEVER;
    }),
    () => ({ type: 'string', ...document }),
  );

export const phone = readBy(readPhone, { pattern: PHONE_FORM });
export const mail = readBy(readMail, { maxLength: 254, pattern: MAIL_FORM });

/** A code as a reader types it. */
export const code = textOfForm(16, '[0-9]{6}');

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
