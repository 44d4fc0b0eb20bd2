import type { Language } from '@lectern/contracts/kernel/languages';
import type { MeaningModel } from '@lectern/search/meaning/meaning-model';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { readNamedClasses } from '../../../collection/vocabulary/classes/read-named-classes.ts';

/** Concepts that a reader is told at most. */
const MOST_TOLD = 3;

/** How concepts are said to people of one language. */
export interface ConceptLabels {
  /** Says concepts, strongest first: at most three, each label once. Those without a name are left out. */
  say(concepts: readonly string[]): string[];
  /** The name of a class without its notation: "Physics"; undefined for a heading, and for a class without a name. */
  classNameOf(concept: string): string | undefined;
}

/**
 * Reads the labels of concepts: headings as displayed, and the names of classes in the language of the reader. A notation says little to
 * readers, and classes of two schemes that have one name are one thing to them.
 */
export async function readConceptLabels(
  db: Db,
  tenant: Tenant,
  language: Language,
  model: MeaningModel,
  concepts: readonly string[],
): Promise<ConceptLabels> {
  const names = new Map([...new Set(concepts)].map((concept) => [concept, model.nameOf(concept)]));
  const classes = [...names.values()].flatMap((name) => (name?.kind === 'class' ? [name] : []));
  const classLabelOf = await readNamedClasses(db, tenant.id, language, classes);
  const classNameOf = (concept: string) => {
    const name = names.get(concept);
    return name?.kind === 'class' ? classLabelOf(name)?.slice(name.notation.length + 1) : undefined;
  };
  const labelOf = (concept: string) => {
    const name = names.get(concept);
    return name?.kind === 'class' ? classNameOf(concept) : name?.label;
  };
  return {
    say: (some) => [...new Set(some.flatMap((concept) => labelOf(concept) ?? []))].slice(0, MOST_TOLD),
    classNameOf,
  };
}
