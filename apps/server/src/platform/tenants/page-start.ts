import type { PageStart } from '@lectern/contracts/tenant/page-start';
import { shownEntries } from './shown-entries.ts';
import type { Tenant } from './tenant-registry.ts';

/** What anyone may know of a tenant, as its page begins with it. */
export function pageStartOf({ id, mappingPath, settings }: Tenant): PageStart {
  return {
    group: {
      groupCode: id,
      mappingPath,
      msgFlag: false,
      fid: '',
      languages: settings.public.languages,
      defaultLanguage: settings.public.defaultLanguage,
    },
    names: settings.names,
    settings: settings.public,
    texts: settings.texts,
    menu: shownEntries(settings.menu),
  };
}
