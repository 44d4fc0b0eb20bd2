import { type Kysely, sql } from 'kysely';

interface TenantRow {
  readonly id: string;
  readonly settings: string;
}

interface Target {
  readonly code: string;
  readonly names: unknown;
  readonly address?: string;
  readonly library?: string;
  readonly version?: string;
  readonly schema?: string;
  readonly flavour?: string;
  readonly indexes?: Readonly<Record<string, string>>;
}

/** Codes that a provider can have. Others stay in the settings, where they go on to be read. */
const CODE = /^[a-z0-9][a-z0-9_-]{0,39}$/;

/**
 * Other libraries become outside sources: the catalogues that the settings name are rows that staff change. What a row cannot say (a code
 * of another form, or one that a source has already; records of a family that is named) stays in the settings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table provider add column catalogue text not null default '{}'`.execute(db);
  const { rows } = await sql<TenantRow>`select id, settings from tenant`.execute(db);
  for (const { id, settings } of rows) await moveCatalogues(db, id, settings);
}

async function moveCatalogues(db: Kysely<unknown>, tenantId: string, settings: string): Promise<void> {
  const stored = readObject(settings);
  const sources = isObject(stored?.sources) ? stored.sources : {};
  const targets = (Array.isArray(sources.catalogues) ? sources.catalogues : []) as readonly Target[];
  const known = await sql<{ code: string }>`select code from provider where tenant_id = ${tenantId}`.execute(
    db,
  );
  const taken = new Set(known.rows.map(({ code }) => code));
  const stay: Target[] = [];
  for (const [at, target] of targets.entries()) {
    if (!isMovable(target) || taken.has(target.code)) {
      stay.push(target);
      continue;
    }
    taken.add(target.code);
    await insertRow(db, tenantId, target, at);
  }
  if (stay.length === targets.length) return;
  const changed = JSON.stringify({ ...stored, sources: { ...sources, catalogues: stay } });
  await sql`update tenant set settings = ${changed}, settings_revision = settings_revision + 1 where id = ${tenantId}`.execute(
    db,
  );
}

function isMovable(target: Target): boolean {
  if (!isObject(target) || typeof target.code !== 'string' || !CODE.test(target.code)) return false;
  if (target.flavour !== undefined) return false;
  const place = target.library ?? target.address;
  return (
    typeof place === 'string' &&
    place.length <= 500 &&
    (target.library !== undefined || !/[{}#@\\]/.test(place))
  );
}

async function insertRow(
  db: Kysely<unknown>,
  tenantId: string,
  { code, names, address = '', library, version, schema, indexes }: Target,
  at: number,
): Promise<void> {
  const id = `library-${tenantId}-${code}`;
  const kind = library === undefined ? 'sru' : 'sibling';
  const now = new Date().toISOString();
  const catalogue = JSON.stringify({ version, schema, indexes });
  await sql`insert into provider (id, tenant_id, code, names, kind, mappings, address, method, body, body_type, key_place, key_name,
      per_minute, per_day, value_seconds, none_seconds, failed_seconds, place, is_on, catalogue, created_at, updated_at)
    values (${id}, ${tenantId}, ${code}, ${JSON.stringify(names)}, ${kind}, '[]', ${library ?? address}, 'GET', '', 'json', 'none', '',
      60, 5000, 86400, 21600, 300, ${100 + at}, 1, ${catalogue}, ${now}, ${now})`.execute(db);
  await sql`insert into provider_turn (tenant_id, provider_id, minute, minute_count, day, day_count, last_fault, last_fault_at)
    values (${tenantId}, ${id}, '', 0, '', 0, '', '')`.execute(db);
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
