import { createHmac } from 'node:crypto';
import { pino } from 'pino';
import { usedByCirculation } from '../domains/lending/circulation/catalogue-use.ts';
import {
  type PostingContext,
  postingContext,
} from '../domains/lending/circulation/ledger/posting-context.ts';
import { createLocalIls, type LocalIlsDeps, localDriver } from '../domains/lending/circulation/local-ils.ts';
import { POSTING_LISTENERS } from '../domains/lending/circulation/posting-listeners.ts';
import type { CodeKeys } from '../domains/lending/circulation/requests/take-codes.ts';
import { createTenantRegistry } from '../platform/tenants/tenant-registry.ts';
import { type GrantingIls, grantingIls } from '../ports/ils/granting-ils.ts';
import type { IlsPort } from '../ports/ils/ils-port.ts';
import { createLibrarySystems, type LibrarySystems } from '../ports/ils/library-systems.ts';
import { TENANT } from './built-rows.ts';
import { testEvents } from './test-events.ts';
import { testSettings } from './test-settings.ts';

type Given = Omit<LocalIlsDeps, 'events'>;

/** The portal's own circulation for every tenant. */
export function localSystems(deps: Given): LibrarySystems {
  const log = pino({ level: 'silent' });
  return createLibrarySystems({ tenants: createTenantRegistry(deps.db), log }, [
    localDriver({ ...deps, events: testEvents }),
  ]);
}

const catalogueUses = async () => [usedByCirculation];

/** What imports and the like take, with the portal's own circulation. */
export function withLocalSystems<More extends Given>(given: More) {
  return { ...given, events: testEvents, ils: localSystems(given), catalogueUses };
}

/** Of an installation whose key is known to tests alone. */
export const testCodes: CodeKeys = {
  canSeal: () => true,
  digest: (...of) => createHmac('sha256', 'key of tests').update(of.join('/')).digest('hex'),
  isDigestOf: (tenantId, name, code, digest) => testCodes.digest(tenantId, name, code) === digest,
};

/** The circulation of the tenant that builders build for; refusals are raised. */
export function localIls(deps: Given): GrantingIls & { readonly desk: Desk } {
  const policy = testSettings('alpha').policy;
  const ils = grantingIls(createLocalIls({ ...deps, events: testEvents }, { id: TENANT, policy }));
  return ils as GrantingIls & { readonly desk: Desk };
}

/** With what acts of this circulation run now that are no part of the port. */
export function localActs({ clock }: Pick<Given, 'clock'>): PostingContext {
  const { policy } = testSettings('alpha');
  return postingContext({ clock, events: testEvents }, POSTING_LISTENERS, { id: TENANT, policy });
}

type Desk = NonNullable<GrantingIls['desk']>;

/** The desk of a library system that has one; refusals are raised. */
export function deskOf(ils: IlsPort): Desk {
  const { desk } = grantingIls(ils);
  if (!desk) throw new Error('this library system has no desk');
  return desk;
}
