import type { Db } from '../../platform/db/database.ts';
import { findClassesBelow } from '../vocabulary/classes/class-entries.ts';
import { CLASS_DIVISIONS } from '../vocabulary/classes/clc/clc-divisions.ts';
import { CLASS_NAMES } from '../vocabulary/classes/clc/clc-names.ts';
import { type ClassChild, classChildren } from './class-children.ts';
import { isWithin, startsOf } from './class-range.ts';

/** The tree of classes: those of the tenant's table, and those of works. */
export interface ClassTree {
  childrenOf(notation: string): Promise<ClassChild[]>;
  /** The classes above this one, from the main class down, without the class itself. */
  pathTo(notation: string): Promise<string[]>;
}

/** The tree of a tenant's classes. `used` are all values of the class facet. */
export function createClassTree(db: Db, tenantId: string, used: ReadonlySet<string>): ClassTree {
  async function childrenOf(notation: string): Promise<ClassChild[]> {
    return classChildren(notation, await knownBelow(db, tenantId, notation), used);
  }

  return {
    childrenOf,
    async pathTo(notation) {
      const [start = ''] = startsOf(notation);
      const path: string[] = [];
      for (let at = ''; ; ) {
        const children = await childrenOf(at);
        const next = children.find((child) => child.starts.some((one) => isWithin(start, one)));
        if (!next || next.notation === notation || next.notation === at) return path;
        path.push(next.notation);
        at = next.notation;
      }
    },
  };
}

/** The classes below a class in the loaded table, or in the shipped tables if none is loaded. */
async function knownBelow(db: Db, tenantId: string, parent: string): Promise<string[]> {
  const loaded = await findClassesBelow(db, tenantId, parent);
  if (loaded.length > 0) return loaded.map(({ notation }) => notation);
  if (parent === '') return Object.keys(CLASS_NAMES);
  return parent.length === 1 ? Object.keys(CLASS_DIVISIONS).filter((one) => one.startsWith(parent)) : [];
}
