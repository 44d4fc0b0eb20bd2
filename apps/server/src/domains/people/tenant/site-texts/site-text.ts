import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import type { SiteText } from '@lectern/contracts/people/tenant/site-texts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { ACCESSIBILITY_TEMPLATE } from './accessibility-template.ts';
import { HELP_TEMPLATE } from './help-template.ts';
import { PRIVACY_TEMPLATE } from './privacy-template.ts';

/** What is shown until the library writes its own text. Nobody can write the library's former privacy text for it. */
const TEMPLATES: Readonly<Record<SiteText, Names>> = {
  privacy: PRIVACY_TEMPLATE,
  oldPrivacy: {},
  help: HELP_TEMPLATE,
  accessibility: ACCESSIBILITY_TEMPLATE,
};

export interface ShownSiteText {
  /** HTML as the library wrote it; pages clean it. */
  readonly html: string;
  readonly isTemplate: boolean;
}

/** A text of the library in the reader's language, else the template with the library's name. */
export function siteTextOf({ settings }: Tenant, name: SiteText, language: Language): ShownSiteText {
  const { defaultLanguage } = settings.public;
  const own = nameIn(settings.siteTexts[name] ?? {}, language, defaultLanguage);
  if (own) return { html: own, isTemplate: false };
  const library = escaped(nameIn(settings.names, language, defaultLanguage));
  const html = nameIn(TEMPLATES[name], language).replaceAll('{library}', () => library);
  return { html, isTemplate: html !== '' };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
