import * as z from 'zod';
import { namesSchema } from './source-settings.ts';

/**
 * Texts that have a page of their own: /privacy, /oldPrivacy (the text before the present one), /help and /accessibility. Each has a
 * template of ours until the library writes its own. They are not among TENANT_TEXTS, because those are part of every page.
 */
export const SITE_TEXTS = ['privacy', 'oldPrivacy', 'help', 'accessibility'] as const;
export type SiteText = (typeof SITE_TEXTS)[number];

export const MAX_SITE_TEXT_LENGTH = 60_000;

/** Each text as HTML in up to four languages; absent: the template. */
export const siteTextsSchema = z.partialRecord(
  z.enum(SITE_TEXTS),
  namesSchema.check(
    z.refine(
      (names) => Object.values(names).every((text) => text.length <= MAX_SITE_TEXT_LENGTH),
      'a text is too long',
    ),
  ),
);
