import * as z from 'zod';
import { CONTROL_CHARACTERS } from './fields.ts';
import { documented } from './input-document.ts';
import { plainLines } from './shared-text.ts';

/** HTML as staff write or paste it, at most `max` UTF-16 units. What is kept of it, the server decides. */
export function editorialHtml(max: number) {
  return documented(
    z
      .string()
      .max(max)
      .refine((html) => !html.includes('\0'), { error: CONTROL_CHARACTERS })
      .transform(plainLines),
    (usual) => ({ ...usual, pattern: '^[^\\u0000]*$' }),
  );
}
