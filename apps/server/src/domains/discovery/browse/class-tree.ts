import type { Db } from '../../../platform/db/database.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findClassesBelow } from '../../collection/vocabulary/classes/class-entries.ts';
import { classSchemeOf } from '../../collection/vocabulary/classes/class-schemes.ts';
import { type ClassChild, classChildren } from './class-children.ts';
import { isWithin, startsOf } from './class-range.ts';

/** The tree of classes: those of the tenant's table, and those of works. */
export interface ClassTree {
  childrenOf(code: string): Promise<ClassChild[]>;
  /** The classes above this one, from the main class down, without the class itself. */
  pathTo(code: string): Promise<string[]>;
}

/** The tree of classes in the classification of a tenant. `used` are all values of the class facet. */
export function createClassTree(db: Db, tenant: Tenant, used: ReadonlySet<string>): ClassTree {
  async function childrenOf(code: string): Promise<ClassChild[]> {
    return classChildren(code, await knownBelow(db, tenant, code), used);
  }

  return {
    childrenOf,
    async pathTo(code) {
      const [start = ''] = startsOf(code);
      const path: string[] = [];
      for (let at = ''; ; ) {
        const children = await childrenOf(at);
        const next = children.find((child) => child.starts.some((one) => isWithin(start, one)));
        if (!next || next.notation === code || next.notation === at) return path;
        path.push(next.notation);
        at = next.notation;
      }
    },
  };
}

/** The classes below a class in the loaded table, or in the shipped one if none is loaded; none if the scheme needs no table. */
async function knownBelow(db: Db, tenant: Tenant, parent: string): Promise<readonly string[]> {
  const scheme = classSchemeOf(tenant);
  if (!scheme.shippedBelow) return [];
  const loaded = await findClassesBelow(db, tenant.id, scheme.code, parent);
  return loaded.length > 0 ? loaded.map(({ notation }) => notation) : scheme.shippedBelow(parent);
}
