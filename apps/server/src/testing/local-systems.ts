import { pino } from 'pino';
import { createLocalIls, type LocalIlsDeps, localDriver } from '../domains/circulation/local-ils.ts';
import { createTenantRegistry } from '../platform/tenants/tenant-registry.ts';
import type { IlsDesk, IlsPort } from '../ports/ils/ils-port.ts';
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

/** What imports and the like take, with the portal's own circulation. */
export function withLocalSystems<More extends Given>(given: More) {
  return { ...given, events: testEvents, ils: localSystems(given) };
}

/** The circulation of the tenant that builders build for. */
export function localIls(deps: Given): IlsPort & { readonly desk: IlsDesk } {
  const ils = createLocalIls(
    { ...deps, events: testEvents },
    { id: TENANT, policy: testSettings('alpha').policy },
  );
  return { ...ils, desk: deskOf(ils) };
}

/** The desk of a library system that has one. */
export function deskOf({ desk }: IlsPort): IlsDesk {
  if (!desk) throw new Error('this library system has no desk');
  return desk;
}
