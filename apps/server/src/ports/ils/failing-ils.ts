import { refuse } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import type { IlsPort } from './ils-port.ts';
import type { LibrarySystems } from './library-systems.ts';

/** Library systems that go away and come back when they are told: nothing is left to chance. */
export interface FailingSystems extends LibrarySystems {
  goAway(): void;
  comeBack(): void;
}

/**
 * Wraps library systems as outside ones; while they are away every function refuses with ILS_UNAVAILABLE and nothing reaches the inner
 * ones.
 */
export function createFailingSystems(inner: LibrarySystems): FailingSystems {
  let away = false;

  function failing<T extends object>(inside: T): T {
    return new Proxy(inside, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name === 'outside') return true;
        if (typeof value === 'function') {
          return async (...asked: unknown[]) => {
            if (away) return refuse(ILS_UNAVAILABLE);
            return Reflect.apply(value, target, asked) as unknown;
          };
        }
        return typeof value === 'object' && value !== null ? failing(value) : value;
      },
    });
  }

  return {
    of: (tenant) => failing<IlsPort>(inner.of(tenant)),
    abilitiesOf: (tenant) => inner.abilitiesOf(tenant),
    ofId: async (tenantId) => failing<IlsPort>(await inner.ofId(tenantId)),
    goAway() {
      away = true;
    },
    comeBack() {
      away = false;
    },
  };
}
