import type { PolicySettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { type Clock, dateIn } from '../../../platform/clock.ts';
import type { CatalogueCopies } from '../catalogue-copies.ts';
import type { IlsTenant } from '../library-systems.ts';
import type { ItemAnswers } from './item-answers.ts';
import type { Sip2Settings } from './sip2-settings.ts';
import type { Sip2System } from './sip2-system.ts';

/** What every act of the driver takes. */
export interface Sip2Context {
  readonly tenantId: string;
  readonly policy: PolicySettings;
  readonly settings: Sip2Settings;
  readonly clock: Clock;
  readonly system: Sip2System;
  readonly copies: CatalogueCopies;
  readonly items: ItemAnswers;
  /** The calendar date in the tenant's time zone. */
  today(): string;
}

export function sip2Context(
  given: Omit<Sip2Context, 'today' | 'tenantId' | 'policy'> & { readonly tenant: IlsTenant },
): Sip2Context {
  const { tenant, ...rest } = given;
  const { id: tenantId, policy } = tenant;
  return { ...rest, tenantId, policy, today: () => dateIn(policy.timeZone, rest.clock.now()) };
}
