import * as z from 'zod';
import { type Language, nameIn } from '../../kernel/languages.ts';
import { namesSchema } from './source-settings.ts';

/** The settings that are texts for readers, with the specification's keys (document 1, section 3, "Find config"). */
export const TENANT_TEXTS = [
  'loginExplain',
  'pcLspLoginExplain',
  'pcXxtLoginExplain',
  'pcSsoLoginExplain',
  'platformBrowseRestrictHint',
  'opacFooterContent',
] as const;
export type TenantText = (typeof TENANT_TEXTS)[number];

export const MAX_TEXT_LENGTH = 20_000;

/** Each text in up to four languages. A text that the tenant does not have is absent. */
export const tenantTextsSchema = z
  .partialRecord(z.enum(TENANT_TEXTS), namesSchema.check(z.refine(isShort, 'a text is too long')))
  .default({});
export type TenantTexts = z.infer<typeof tenantTextsSchema>;

function isShort(names: z.infer<typeof namesSchema>): boolean {
  return Object.values(names).every((text) => text.length <= MAX_TEXT_LENGTH);
}

/** All texts in the language of the reader, by the rule of `nameIn`; empty if the tenant does not have the text. */
export function textsIn(
  texts: TenantTexts,
  language: Language,
  defaultLanguage: Language,
): Record<TenantText, string> {
  const shown = (key: TenantText) => nameIn(texts[key] ?? {}, language, defaultLanguage);
  return Object.fromEntries(TENANT_TEXTS.map((key) => [key, shown(key)])) as Record<TenantText, string>;
}
