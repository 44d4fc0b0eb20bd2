import { fold } from './fold.ts';
import { scan } from './scan.ts';
import { isStemTerm } from './stem/stems.ts';
import { SYNONYM_GROUPS } from './synonym-groups.ts';
import { type QueryUnit, stemForms, type UnitForm, type UnitOptions } from './unit-forms.ts';

/** The share that a synonym scores of what the typed word scores. */
const SYNONYM_WEIGHT = 0.7;

/** A form of a group: its words, and its key in a query (initials linked by points are one unit, "o.t."). */
interface Form {
  readonly terms: readonly string[];
  readonly key: string;
}

/** Other forms by the key of one; keys of several words by their first word too, longest first. */
interface SynonymTable {
  readonly others: ReadonlyMap<string, readonly Form[]>;
  readonly longer: ReadonlyMap<string, readonly (readonly string[])[]>;
}

let table: SynonymTable | undefined;

/** The units with their synonyms as alternatives; words that together are one name ("new testament") become one unit. */
export function withSynonyms(units: readonly QueryUnit[], options: UnitOptions): QueryUnit[] {
  table ??= build();
  const found: QueryUnit[] = [];
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (unit === undefined) continue;
    const name = nameAt(units, i, table);
    if (name === undefined) found.push(withOthers(unit, table, options));
    else {
      found.push(nameUnit(units.slice(i, i + name.units), name.words, table, options));
      i += name.units - 1;
    }
  }
  return found;
}

function withOthers(unit: QueryUnit, { others }: SynonymTable, options: UnitOptions): QueryUnit {
  if (unit.terms.length > 1 && unit.adjacent) return withOtherParts(unit, others);
  const words = [unit.terms[0] ?? '', ...unit.alternatives.map(baseOf)];
  const forms = new Set(words.flatMap((word) => (word === undefined ? [] : (others.get(word) ?? []))));
  if (forms.size === 0) return unit;
  return {
    ...unit,
    alternatives: [...unit.alternatives, ...[...forms].flatMap((form) => formsOf(form, options))],
  };
}

/** Linked words: another name of the whole (o.t.), or of one of the words (twentieth-century). */
function withOtherParts(unit: QueryUnit, others: SynonymTable['others']): QueryUnit {
  const { terms } = unit;
  const whole = others.get(terms.join('.')) ?? [];
  const forms = whole.map(
    (form): UnitForm => ({ terms: form.terms, adjacent: true, weight: SYNONYM_WEIGHT }),
  );
  for (const [i, term] of terms.entries()) {
    for (const other of others.get(term) ?? [])
      forms.push({ terms: terms.toSpliced(i, 1, ...other.terms), adjacent: true, weight: SYNONYM_WEIGHT });
  }
  return forms.length === 0 ? unit : { ...unit, alternatives: [...unit.alternatives, ...forms] };
}

/** The word that a stem is: the table may have this form of the typed word. */
function baseOf({ terms: [term = ''], weight }: UnitForm): string | undefined {
  return weight === undefined || isStemTerm(term) ? undefined : term;
}

/** How many units from one on make up a name, and its words; undefined where no name begins. */
function nameAt(
  units: readonly QueryUnit[],
  from: number,
  { longer }: SynonymTable,
): { readonly words: readonly string[]; readonly units: number } | undefined {
  const first = units[from]?.terms[0] ?? '';
  for (const words of longer.get(first) ?? []) {
    const taken = unitsOf(words, units, from);
    if (taken > 0) return { words, units: taken };
  }
  return undefined;
}

/** The number of units that hold exactly these words, linked (lao-tzu) or not; 0 where others stand there. */
function unitsOf(words: readonly string[], units: readonly QueryUnit[], from: number): number {
  let at = from;
  let matched = 0;
  while (matched < words.length) {
    const terms = units[at++]?.terms ?? [];
    if (terms.length === 0 || terms.some((term, i) => term !== words[matched + i])) return 0;
    matched += terms.length;
  }
  return at - from;
}

/** The words of a name, which may stand anywhere in the record, or one of its other names. */
function nameUnit(
  units: readonly QueryUnit[],
  words: readonly string[],
  { others }: SynonymTable,
  options: UnitOptions,
): QueryUnit {
  const forms = (others.get(words.join(' ')) ?? []).flatMap((form) => formsOf(form, options));
  const only = units.length === 1 ? units[0] : undefined;
  if (only !== undefined) return { ...only, alternatives: [...only.alternatives, ...forms] };
  return { terms: units.flatMap(({ terms }) => terms), adjacent: false, alternatives: forms };
}

function formsOf({ terms, key }: Form, options: UnitOptions): UnitForm[] {
  const own: UnitForm = { terms, adjacent: true, weight: SYNONYM_WEIGHT };
  return terms.length === 1 ? [own, ...stemForms(key, options)] : [own];
}

function build(): SynonymTable {
  const others = new Map<string, Form[]>();
  const longer = new Map<string, string[][]>();
  for (const { groups } of SYNONYM_GROUPS) {
    for (const line of groups.trim().split('\n')) {
      const forms = line.split(' = ').map(formOf);
      for (const form of forms) {
        const known = others.get(form.key);
        const rest = forms.filter((other) => other !== form);
        if (known === undefined) others.set(form.key, rest);
        else known.push(...rest);
        if (form.key.includes(' ')) addLonger(longer, form.key.split(' '));
      }
    }
  }
  return { others, longer };
}

function addLonger(longer: Map<string, string[][]>, words: string[]): void {
  const first = words[0] ?? '';
  const known = longer.get(first) ?? [];
  longer.set(
    first,
    [...known, words].sort((a, b) => b.length - a.length),
  );
}

function formOf(text: string): Form {
  const terms: string[] = [];
  let linked = false;
  scan(fold(text.trim()), {
    word: (term) => terms.push(term),
    chunk: (atoms, _joined, isLinked) => {
      linked = isLinked;
      for (const { main } of atoms) terms.push(main);
    },
    run: () => undefined,
  });
  return { terms, key: terms.join(linked ? '.' : ' ') };
}
