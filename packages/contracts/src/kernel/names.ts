import * as z from 'zod';
import { text } from './fields.ts';
import { documented } from './input-document.ts';
import { LANGUAGES } from './languages.ts';
import { sharedLines } from './shared-text.ts';
import { FILLED_LINE } from './text-patterns.ts';

const longer = text(300).optional();

/** A name in up to four languages, of which at least one is there; at most `max` characters each. */
export function namesUpTo(max: number) {
  const name = text(max).optional();
  return documented(
    z
      .object({ 'zh-CN': name, 'zh-TW': name, 'en-US': name, 'fr-FR': name })
      .refine((names) => Object.values(names).some((one) => one), { error: 'form' }),
    (usual) => ({
      ...usual,
      anyOf: LANGUAGES.map((language) => ({
        required: [language],
        properties: { [language]: { type: 'string', pattern: FILLED_LINE } },
      })),
    }),
  );
}

export const namesSchema = namesUpTo(100);

/** The same as it is told. */
export const toldNames = z.object({
  'zh-CN': z.string().optional(),
  'zh-TW': z.string().optional(),
  'en-US': z.string().optional(),
  'fr-FR': z.string().optional(),
});

/** A text in up to four languages, such as an address; it may be empty. */
export const textsSchema = z.object({ 'zh-CN': longer, 'zh-TW': longer, 'en-US': longer, 'fr-FR': longer });

/** Several lines in up to four languages, at most `max` characters each. */
export function linesUpTo(max: number) {
  const lines = sharedLines(max).optional();
  return z.object({ 'zh-CN': lines, 'zh-TW': lines, 'en-US': lines, 'fr-FR': lines });
}
