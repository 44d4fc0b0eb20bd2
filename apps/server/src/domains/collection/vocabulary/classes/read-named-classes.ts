import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { Db } from '../../../../platform/db/database.ts';
import { findClassNames } from './class-entries.ts';
import { CLASS_SCHEME } from './class-schemes.ts';

/** A class as a record has it. */
interface Notation {
  readonly scheme: string;
  readonly notation: string;
}

/** Gives notation and name of a class: "530 Physics". Undefined for a class without a name. */
export type NamedClassOf = (one: Notation) => string | undefined;

/** The names of these classes, each in its own classification, from the loaded tables of a tenant and the shipped ones. */
export async function readNamedClasses(
  db: Db,
  tenantId: string,
  language: Language,
  classes: readonly Notation[],
): Promise<NamedClassOf> {
  const labels = new Map<string, string>();
  for (const scheme of Object.values(CLASS_SCHEME)) {
    const notations = new Set(classes.flatMap((one) => (one.scheme === scheme.code ? [one.notation] : [])));
    const codes = new Map([...notations].map((notation) => [notation, scheme.codeOf(notation)]));
    const loaded = await findClassNames(db, tenantId, scheme.code, [...codes.values()]);
    for (const [notation, code] of codes) {
      const name = nameIn({ ...scheme.namesOf(code), ...loaded.get(code) }, language);
      if (name !== '') labels.set(`${scheme.code} ${notation}`, `${notation} ${name}`);
    }
  }
  return ({ scheme, notation }) => labels.get(`${scheme} ${notation}`);
}
