import { isWithin, startsOf } from './class-range.ts';

/** A child of a class in the tree. */
export interface ClassChild {
  /** Its code: "I24", or a range like "I3/7". */
  readonly notation: string;
  /** The values of the class facet for it: several for a range. */
  readonly starts: readonly string[];
  readonly hasChildren: boolean;
}

/**
 * The children of a class that works have; the main classes for ''. `known` are the classes below it in a table, `used`
 * are all values of the class facet, which include every prefix of the notations of works.
 *
 * The children of the table come first, in its order. Then come the shortest values that no child of the table covers
 * and that are not a prefix of one: I242.4 below I242 is a child, but R7 is only a prefix of R71 and R72.
 */
export function classChildren(
  parent: string,
  known: readonly string[],
  used: ReadonlySet<string>,
): ClassChild[] {
  const within = parent === '' ? [''] : startsOf(parent);
  const below = [...used].filter((value) =>
    within.some((start) => isWithin(value, start) && value !== parent),
  );
  const inTable = known
    .map((notation) => ({ notation, starts: startsOf(notation).filter((start) => used.has(start)) }))
    .filter(({ notation, starts }) => notation !== parent && starts.some((start) => below.includes(start)));
  const starts = inTable.flatMap((child) => child.starts);
  const others = below.filter(
    (value) => !starts.some((start) => isWithin(value, start) || isWithin(start, value)),
  );
  const shortest = others.filter(
    (value) => !others.some((other) => other !== value && isWithin(value, other)),
  );
  const notInTable = shortest.sort().map((notation) => ({ notation, starts: [notation] }));
  return [...inTable, ...notInTable].map((child) => ({
    ...child,
    hasChildren:
      child.starts.length > 1 ||
      below.some((value) => child.starts.some((start) => value !== start && isWithin(value, start))),
  }));
}
