import type { Language } from '@lectern/contracts/kernel/languages';
import type { Matter } from '@lectern/contracts/shelf/home/get-needs-action';
import type { Deps } from './deps.ts';
import type { Tenant } from './tenants/tenant-registry.ts';

/** What one domain knows that a reader should act on, listed in `needsAction` of the domain. */
export interface NeedsAction {
  /** Undefined while the library system is away, if it alone knows. The language is that of the reader. */
  tell(
    deps: Deps,
    tenant: Tenant,
    patronId: string,
    language: Language,
  ): Promise<readonly Matter[] | undefined>;
}

/** A matter with what it does not say left empty. */
export function matter(known: Pick<Matter, 'kind'> & Partial<Matter>): Matter {
  return { count: 1, day: null, title: '', amount: null, isBlocking: false, ...known };
}

declare module './deps.ts' {
  interface Deps {
    /** What readers should act on, of all domains. */
    readonly needsAction: () => Promise<readonly NeedsAction[]>;
  }
}
