import { safeEaccPairs } from './eacc-variants.ts';
import { commonHanClasses, joinGroup } from './han-classes.ts';
import { safeUnihanPairs } from './unihan-variants.ts';

/**
 * The one form of a Han character under which all its written forms are found: simplified, traditional, Hong Kong,
 * Taiwan, Japanese, and variants of print. Free of context and idempotent; other characters come back as they are.
 * The form is the one of GB 2312 where the set has one, so that readings can be looked up by it.
 */
export function foldHan(char: string): string {
  return folded.get(char) ?? char;
}

const folded = buildFoldTable();

function buildFoldTable(): ReadonlyMap<string, string> {
  const classes = commonHanClasses();
  for (const pair of [...safeUnihanPairs(), ...safeEaccPairs()]) joinGroup(classes, pair);
  return classes.table();
}
