import * as z from 'zod';

const WORDS = 'an address that begins with https:// or http://, a path that begins with /, or nothing';

/** Where a link or a picture of the pages leads: an address, a path of this site, or nothing. */
export const pageAddress = z
  .string()
  .max(500)
  .refine((text) => text === '' || isAddress(text), WORDS)
  .meta({ description: WORDS })
  .default('');

function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|\/)/.test(text) && URL.canParse(text, 'https://portal.example/');
}

/** Whether an address can be read when each of its placeholders, such as `{isbn}`, is filled in. */
export function isFilledAddress(text: string): boolean {
  return URL.canParse(text.replace(/\{[^{}]*\}/g, '0'));
}
