import { readStoredSettings, type SettingFault } from '@lectern/contracts/people/tenant/stored-settings';
import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { ZodError } from 'zod';
import type { Db } from '../db/database.ts';
import { listTenantRows, type TenantRow } from './tenant-store.ts';

/** A tenant library as the server knows it. Its id is the specification's group code. */
export interface Tenant {
  readonly id: string;
  readonly mappingPath: string;
  readonly settings: TenantSettings;
}

/** A tenant whose newest settings cannot be read. */
export interface UnreadableTenant {
  readonly id: string;
  readonly mappingPath: string;
  readonly revision: number;
  /** What is wrong, for those who run the server. */
  readonly reason: string;
  /** True while an earlier copy serves, which this process read before the settings changed. */
  readonly served: boolean;
}

/** Raised for a tenant of which no settings could be read: it exists, and cannot be served now. */
export class TenantUnreadableError extends Error {
  override readonly name = 'TenantUnreadableError';
}

export interface TenantRegistry {
  /** Undefined where there is no such tenant. @throws TenantUnreadableError */
  byMappingPath(mappingPath: string): Promise<Tenant | undefined>;
  /** Undefined where there is no such tenant. @throws TenantUnreadableError */
  byId(id: string): Promise<Tenant | undefined>;
  /** Those that can be served. */
  all(): Promise<readonly Tenant[]>;
  unreadable(): Promise<readonly UnreadableTenant[]>;
  /** The stored settings of a tenant in whose place their defaults are used. */
  settingFaults(id: string): Promise<readonly SettingFault[]>;
  /** Reads all tenants now, after a change that must be seen at once. */
  refresh(): Promise<void>;
}

/** Settings change rarely and are read by every call: a node's copy is at most this old. */
const FRESH_MS = 2_000;

/** What is known of one row: the newest settings that could be read, and what is wrong with newer ones. */
interface KnownTenant {
  readonly id: string;
  readonly mappingPath: string;
  readonly revision: number;
  readonly tenant?: Tenant | undefined;
  readonly reason?: string;
  readonly faults?: readonly SettingFault[];
}

/** What is called once for each revision of settings with which something is wrong. */
export interface SettingsWatch {
  readonly onUnreadable?: (tenant: UnreadableTenant) => void;
  readonly onFaults?: (tenantId: string, faults: readonly SettingFault[]) => void;
}

/**
 * Tenants from the database, parsed once for each revision of their settings. A tenant whose settings cannot be read keeps its last good
 * copy and stops no other one. A value that is not allowed is its default.
 */
export function createTenantRegistry(db: Db, { onUnreadable, onFaults }: SettingsWatch = {}): TenantRegistry {
  let known: ReadonlyMap<string, KnownTenant> = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const rows = await listTenantRows(db);
    const before = known;
    known = new Map(rows.map((row) => [row.id, knownTenant(row, before.get(row.id))]));
    readAt = performance.now();
    for (const one of known.values()) {
      if (one === before.get(one.id)) continue;
      if (one.reason !== undefined) onUnreadable?.(unreadable(one, one.reason));
      if (one.faults && one.faults.length > 0) onFaults?.(one.id, one.faults);
    }
  }

  async function current(): Promise<readonly KnownTenant[]> {
    if (performance.now() - readAt > FRESH_MS) {
      reading ??= refresh().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return [...known.values()];
  }

  return {
    refresh,
    all: async () => (await current()).flatMap(({ tenant }) => tenant ?? []),
    byId: async (id) => served((await current()).find((one) => one.id === id)),
    byMappingPath: async (path) => served((await current()).find(({ mappingPath }) => mappingPath === path)),
    unreadable: async () =>
      (await current()).flatMap((one) => (one.reason === undefined ? [] : unreadable(one, one.reason))),
    settingFaults: async (id) => (await current()).find((one) => one.id === id)?.faults ?? [],
  };
}

function knownTenant(row: TenantRow, before: KnownTenant | undefined): KnownTenant {
  const revision = row.settings_revision;
  if (before?.revision === revision) return before;
  try {
    const { settings, faults } = readStoredSettings(JSON.parse(row.settings));
    const tenant = { id: row.id, mappingPath: row.mapping_path, settings };
    return { id: row.id, mappingPath: row.mapping_path, revision, tenant, faults };
  } catch (error) {
    const mappingPath = before?.tenant?.mappingPath ?? row.mapping_path;
    return { id: row.id, mappingPath, revision, tenant: before?.tenant, reason: reasonOf(error) };
  }
}

function served(one: KnownTenant | undefined): Tenant | undefined {
  if (one && !one.tenant) throw new TenantUnreadableError(`settings of tenant ${one.id}: ${one.reason}`);
  return one?.tenant;
}

function unreadable({ id, mappingPath, revision, tenant }: KnownTenant, reason: string): UnreadableTenant {
  return { id, mappingPath, revision, reason, served: tenant !== undefined };
}

function reasonOf(error: unknown): string {
  if (error instanceof ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return error instanceof Error ? error.message : String(error);
}
