import type { Language } from '@lectern/contracts/kernel/languages';
import type { PageStart } from '@lectern/contracts/people/tenant/page-start';
import { shownMenu } from './shown-entries.ts';
import { type ShownBeside, shownSettings } from './shown-settings.ts';
import type { Tenant } from './tenant-registry.ts';

/** What anyone may know of a tenant, as its page begins with it, in a language that the tenant offers. */
export function pageStartOf(
  tenant: Tenant,
  language: Language,
  {
    sendsMessages,
    ...beside
  }: ShownBeside & {
    /** The tenant has a way to send mails or text messages to readers. */
    readonly sendsMessages: boolean;
  },
): PageStart {
  const { id, mappingPath, settings } = tenant;
  return {
    language,
    group: {
      groupCode: id,
      mappingPath,
      msgFlag: sendsMessages,
      fid: settings.fid,
      languages: settings.public.languages,
      defaultLanguage: settings.public.defaultLanguage,
    },
    names: settings.names,
    settings: shownSettings(tenant, beside),
    texts: settings.texts,
    menu: shownMenu(settings),
  };
}
