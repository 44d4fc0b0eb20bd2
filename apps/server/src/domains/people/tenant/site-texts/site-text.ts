import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import type { SiteText } from '@lectern/contracts/people/tenant/site-texts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { ACCESSIBILITY_TEMPLATE } from './accessibility-template.ts';
import { escapedHtml } from './escaped-html.ts';
import { type HelpFacts, helpPage } from './help-page.ts';
import { PRIVACY_TEMPLATE } from './privacy-template.ts';

/** What is shown until the library writes its own text. Nobody can write the library's former privacy text for it. */
const TEMPLATES: Readonly<Record<Exclude<SiteText, 'help'>, Names>> = {
  privacy: PRIVACY_TEMPLATE,
  oldPrivacy: {},
  accessibility: ACCESSIBILITY_TEMPLATE,
};

export interface ShownSiteText {
  /** HTML as the library wrote it; pages clean it. */
  readonly html: string;
  readonly isTemplate: boolean;
}

/** A text of the library in the reader's language, else the template with the library's name; help is written from its settings. */
export function siteTextOf(
  tenant: Tenant,
  name: SiteText,
  { language, ...facts }: { readonly language: Language } & HelpFacts,
): ShownSiteText {
  const { settings } = tenant;
  const { defaultLanguage } = settings.public;
  const own = nameIn(settings.siteTexts[name] ?? {}, language, defaultLanguage);
  if (own) return { html: own, isTemplate: false };
  if (name === 'help') return { html: helpPage(tenant, language, facts), isTemplate: true };
  const library = escapedHtml(nameIn(settings.names, language, defaultLanguage));
  const html = nameIn(TEMPLATES[name], language).replaceAll('{library}', () => library);
  return { html, isTemplate: html !== '' };
}
