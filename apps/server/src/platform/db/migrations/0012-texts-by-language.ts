import { type Kysely, sql } from 'kysely';

/** The texts that settings of version 1 have in one language. */
const TEXTS = [
  'loginExplain',
  'pcLspLoginExplain',
  'pcXxtLoginExplain',
  'pcSsoLoginExplain',
  'platformBrowseRestrictHint',
  'opacFooterContent',
] as const;

interface TenantRow {
  readonly id: string;
  readonly settings: string;
}

/** Settings of version 2 have texts by language: the text of version 1 becomes that of the tenant's default language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<TenantRow>`select id, settings from tenant`.execute(db);
  for (const { id, settings } of rows) {
    const changed = withTextsByLanguage(settings);
    if (changed !== undefined)
      await sql`update tenant set settings = ${changed}, settings_revision = settings_revision + 1 where id = ${id}`.execute(
        db,
      );
  }
}

/** Undefined for settings that are not of version 1, or cannot be read: they stay as they are, and are reported as unreadable. */
function withTextsByLanguage(settings: string): string | undefined {
  const stored = readObject(settings);
  if (stored?.version !== 1 || !isObject(stored.public)) return undefined;
  const { public: all, ...rest } = stored;
  const language = typeof all.defaultLanguage === 'string' ? all.defaultLanguage : 'zh-CN';
  const texts = TEXTS.flatMap((key) => {
    const text = all[key];
    return typeof text === 'string' && text.trim() !== '' ? [[key, { [language]: text }] as const] : [];
  });
  const others = Object.entries(all).filter(([key]) => !TEXTS.some((text) => text === key));
  return JSON.stringify({
    ...rest,
    version: 2,
    public: Object.fromEntries(others),
    texts: Object.fromEntries(texts),
  });
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
