import type { Language, Names } from '@lectern/contracts/kernel/languages';
import { tenantSettingsSchema } from '@lectern/contracts/tenant/tenant-settings';
import type { TenantText } from '@lectern/contracts/tenant/tenant-texts';
import type { Db } from '../../platform/db/database.ts';
import { changeSettings } from '../../platform/tenants/tenant-store.ts';
import { changePlaceNames, findPlaceNames, type PlaceText } from '../vocabulary/places/place-texts.ts';

/** A text that a tenant writes for its readers: of its settings, of a library or of a shelving location. */
export type OwnText = { readonly of: 'settings'; readonly key: 'name' | TenantText } | PlaceText;

/** The text by language; undefined if there is no such library or location. */
export async function findOwnText(db: Db, tenantId: string, text: OwnText): Promise<Names | undefined> {
  if (text.of !== 'settings') return findPlaceNames(db, tenantId, text);
  const row = await db
    .selectFrom('tenant')
    .select('settings')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const settings = tenantSettingsSchema.parse(JSON.parse(row.settings));
  return text.key === 'name' ? settings.names : (settings.texts[text.key] ?? {});
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
  await changeSettings(db, tenantId, (settings) =>
    key === 'name'
      ? { ...settings, names: change(settings.names) }
      : { ...settings, texts: { ...settings.texts, [key]: change(settings.texts[key] ?? {}) } },
  );
  return true;
}

function withText(names: Names, language: Language, value: string): Names {
  const { [language]: _before, ...others } = names;
  return value === '' ? others : { ...others, [language]: value };
}
