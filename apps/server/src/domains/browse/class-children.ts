import { isWithin, startsOf } from './class-stretch.ts';

/** What stands directly below a class in the tree that readers see. */
export interface ClassChild {
  /** "I24", or a stretch as "I3/7". */
  readonly notation: string;
  /** The values of the class facet that it stands for. */
  readonly starts: readonly string[];
  readonly hasChildren: boolean;
}

/**
 * The children of a class (or the main classes, for ''), of those classes that works have: `known` are the classes that a table lists
 * below it, `used` all values of the class facet, which hold every step of the paths of works. A class that no table names is shown
 * too, as the first step below `parent` that leads to nothing named: R7 is a mere step to R71 and R72, I242.4 below I242 is a class.
 * In the order of the table, then of notations.
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
  const listed = known
    .map((notation) => ({ notation, starts: startsOf(notation).filter((start) => used.has(start)) }))
    .filter(({ notation, starts }) => notation !== parent && starts.some((start) => below.includes(start)));
  const starts = listed.flatMap((child) => child.starts);
  const others = below.filter(
    (value) => !starts.some((start) => isWithin(value, start) || isWithin(start, value)),
  );
  const first = others.filter((value) => !others.some((other) => other !== value && isWithin(value, other)));
  const loose = first.sort().map((notation) => ({ notation, starts: [notation] }));
  return [...listed, ...loose].map((child) => ({
    ...child,
    hasChildren:
      child.starts.length > 1 ||
      below.some((value) => child.starts.some((start) => value !== start && isWithin(value, start))),
  }));
}
