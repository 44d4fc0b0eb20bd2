import { type PolicySettings, policySettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Tenant, TenantRegistry } from '../../platform/tenants/tenant-registry.ts';
import type { Ability } from './abilities.ts';
import { absentIls } from './absent-ils.ts';
import type { IlsPort } from './ils-port.ts';

/** The library system of each tenant. */
export interface LibrarySystems {
  of(tenant: Tenant): IlsPort;
  /** By the tenant's id. A tenant that is not there yet, since its rows come first, has the default. */
  ofId(tenantId: string): Promise<IlsPort>;
  /** What the system of the tenant can do and say, whether it answers now or not. */
  abilitiesOf(tenant: Tenant): readonly Ability[];
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly ils: LibrarySystems;
  }
}

/** For whom a driver opens a library system. */
export interface IlsTenant {
  readonly id: string;
  readonly policy: PolicySettings;
}

/** A kind of library system, by the name that settings have for it. */
export interface IlsDriver<Settings = unknown> {
  readonly kind: string;
  /** What such systems can do and say; the port has these parts and no others. */
  readonly can: readonly Ability[];
  /** The tenant's settings `ils`, which also hold the kind. */
  readonly settings: z.ZodType<Settings>;
  open(tenant: IlsTenant, settings: Settings): IlsPort;
}

/** A driver whose settings are parsed before it opens. */
export interface ReadyDriver {
  readonly kind: string;
  readonly can: readonly Ability[];
  open(tenant: IlsTenant, settings: unknown): IlsPort;
}

/** Joins a driver with the schema of its settings. */
export function readyDriver<Settings>(driver: IlsDriver<Settings>): ReadyDriver {
  return {
    kind: driver.kind,
    can: driver.can,
    open: (tenant, settings) => driver.open(tenant, driver.settings.parse(settings)),
  };
}

interface SystemsDeps {
  readonly tenants: Pick<TenantRegistry, 'byId'>;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * Opens the library system that each tenant's settings name, once for each revision of the settings; the first driver is the default. A
 * kind that nobody drives, or settings that its driver cannot read, give a system that is always away: the log says why, and search goes
 * on.
 */
export function createLibrarySystems(
  { tenants, log }: SystemsDeps,
  drivers: readonly [ReadyDriver, ...ReadyDriver[]],
): LibrarySystems {
  const opened = new WeakMap<Tenant, IlsPort>();

  const driverOf = ({ settings }: Tenant) => drivers.find(({ kind }) => kind === settings.ils.kind);

  function open(tenant: Tenant): IlsPort {
    const { ils } = tenant.settings;
    const driver = driverOf(tenant);
    try {
      if (!driver) throw new Error(`no driver for library systems of the kind "${ils.kind}"`);
      return driver.open({ id: tenant.id, policy: tenant.settings.policy }, ils);
    } catch (error) {
      log.error({ err: error, tenant: tenant.id }, 'library system not opened');
      return absentIls;
    }
  }

  function of(tenant: Tenant): IlsPort {
    const ils = opened.get(tenant) ?? open(tenant);
    opened.set(tenant, ils);
    return ils;
  }

  return {
    of,
    abilitiesOf: (tenant) => driverOf(tenant)?.can ?? [],
    async ofId(id) {
      const tenant = await tenants.byId(id);
      if (tenant) return of(tenant);
      const [{ kind, open: openDefault }] = drivers;
      return openDefault({ id, policy: policySettingsSchema.parse({}) }, { kind });
    },
  };
}
