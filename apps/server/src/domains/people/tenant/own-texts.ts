import type { Language, Names } from '@lectern/contracts/kernel/languages';
import { SITE_TEXTS, type SiteText } from '@lectern/contracts/people/tenant/site-texts';
import type { TenantText } from '@lectern/contracts/people/tenant/tenant-texts';
import type { Db } from '../../../platform/db/database.ts';
import { changeSettings, readSettings } from '../../../platform/tenants/tenant-store.ts';
import {
  changePlaceNames,
  findPlaceNames,
  type PlaceText,
} from '../../collection/vocabulary/places/place-texts.ts';

/** A text that a tenant writes for its readers: of its settings, of a library or of a shelving location. */
export type OwnText = { readonly of: 'settings'; readonly key: 'name' | TenantText | SiteText } | PlaceText;

/** The text by language; undefined if there is no such library or location. */
export async function findOwnText(db: Db, tenantId: string, text: OwnText): Promise<Names | undefined> {
  if (text.of !== 'settings') return findPlaceNames(db, tenantId, text);
  const settings = await readSettings(db, tenantId);
  if (text.key === 'name') return settings.names;
  return (isSiteText(text.key) ? settings.siteTexts[text.key] : settings.texts[text.key]) ?? {};
}

/** Sets the text in one language and leaves the others; an empty text removes it. False if there is no such library or location. */
export async function setOwnText(
  db: Db,
  tenantId: string,
  text: OwnText,
  language: Language,
  value: string,
): Promise<boolean> {
  const change = (names: Names) => withText(names, language, value);
  if (text.of !== 'settings') return changePlaceNames(db, tenantId, text, change);
  const { key } = text;
  await changeSettings(db, tenantId, (settings) => {
    if (key === 'name') return { ...settings, names: change(settings.names) };
    if (isSiteText(key)) {
      const { siteTexts } = settings;
      return { ...settings, siteTexts: { ...siteTexts, [key]: change(siteTexts[key] ?? {}) } };
    }
    return { ...settings, texts: { ...settings.texts, [key]: change(settings.texts[key] ?? {}) } };
  });
  return true;
}

function isSiteText(key: TenantText | SiteText): key is SiteText {
  return SITE_TEXTS.some((one) => one === key);
}

function withText(names: Names, language: Language, value: string): Names {
  const { [language]: _before, ...others } = names;
  return value === '' ? others : { ...others, [language]: value };
}
