import type { PolicySettings } from '@lectern/contracts/people/tenant/tenant-settings';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { SendOutside } from '../../../platform/outside/send-outside.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import type { CatalogueCopies } from '../catalogue-copies.ts';
import type { CatalogueNumbers } from '../catalogue-numbers.ts';
import { SystemFault } from './system-fault.ts';

/** What a driver of a library system takes that is asked over HTTP. */
export interface HttpDriverDeps {
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly secrets: Pick<Secrets, 'get'>;
  readonly sendOutside: SendOutside;
  readonly copies: CatalogueCopies;
  readonly numbers: CatalogueNumbers;
}

/** What every act of such a driver takes. */
export interface HttpContext<Settings> {
  readonly tenantId: string;
  readonly policy: PolicySettings;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly copies: CatalogueCopies;
  readonly numbers: CatalogueNumbers;
  /** The calendar date in the tenant's time zone. */
  today(): string;
}

/** Reads the secrets of a tenant by their names in its settings. @throws SystemFault if one is not set */
export function secretsOf(
  secrets: Pick<Secrets, 'get'>,
  tenantId: string,
): (name: string) => Promise<string> {
  return async (name) => {
    const value = await secrets.get(tenantId, name);
    if (value === undefined) throw new SystemFault('refused', `the secret ${name} is not set`);
    return value;
  };
}
