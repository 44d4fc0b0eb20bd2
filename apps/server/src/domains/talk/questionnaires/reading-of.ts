import type { Language } from '@lectern/contracts/kernel/languages';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Reading } from './present-questionnaire.ts';

/** For whom words are chosen: a reader of this language in this library. */
export function readingOf(tenant: Tenant, language: Language): Reading {
  return { language, defaultLanguage: tenant.settings.public.defaultLanguage };
}
