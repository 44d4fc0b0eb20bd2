/** A name as citeproc keeps it. */
interface CslName {
  readonly family?: string;
  readonly given?: string;
}

/** The part of citeproc's engine that has names and short citations as keys. */
export interface KeyedEngine {
  readonly registry: {
    readonly namereg: {
      addname: (itemId: string, name: CslName, ...more: unknown[]) => unknown;
      evalname: (itemId: string, name: CslName, ...more: unknown[]) => unknown;
    };
  };
}

/** The part of citeproc that makes the key of an entry. */
export interface EntryKeys {
  getAmbiguousCite: (...given: unknown[]) => string;
}

/** Words that every object has as keys. */
const KEYS_OF_OBJECTS = new RegExp(Object.getOwnPropertyNames(Object.prototype).join('|'));

/** Stands before a word so that it is no key of every object. It is not seen, and citeproc keeps it in its keys. */
const WORD_JOINER = '\u2060';

/**
 * citeproc keeps the entries of equal short citations together, in a plain object under the text of the citation. There a work
 * called "constructor" finds a function. Our entries are alone, so one key is enough for all of them.
 */
export function setOneEntryKey(citeproc: EntryKeys): void {
  const makeKey = citeproc.getAmbiguousCite;
  citeproc.getAmbiguousCite = function (this: unknown, ...given) {
    makeKey.apply(this, given);
    return 'entry';
  };
}

/** Names are keys of plain objects too, in a register that is for comparing only: what is printed does not come from it. */
export function setSafeNameKeys({ registry: { namereg } }: KeyedEngine): void {
  const { addname, evalname } = namereg;
  namereg.addname = (itemId, name, ...more) => addname.call(namereg, itemId, safe(name), ...more);
  namereg.evalname = (itemId, name, ...more) => evalname.call(namereg, itemId, safe(name), ...more);
}

function safe(name: CslName): CslName {
  const { family, given } = name;
  if (!KEYS_OF_OBJECTS.test(`${family} ${given}`)) return name;
  return {
    ...name,
    ...(family && { family: WORD_JOINER + family }),
    ...(given && { given: WORD_JOINER + given }),
  };
}
