import type { Language } from '@lectern/contracts/kernel/languages';
import type { MeaningModel } from '@lectern/search/meaning/meaning-model';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { readNamedClasses } from '../../../collection/vocabulary/classes/read-named-classes.ts';

/** Concepts that a reader is told at most. */
const MOST_TOLD = 3;

/** Says concepts to people, strongest first: at most three, each label once. Those without a name are left out. */
export type SayConcepts = (concepts: readonly string[]) => string[];

/** Says headings as displayed, and classes with notation and name in the language of the reader: "O4 Physics". */
export async function readConceptLabels(
  db: Db,
  tenant: Tenant,
  language: Language,
  model: MeaningModel,
  concepts: readonly string[],
): Promise<SayConcepts> {
  const names = new Map([...new Set(concepts)].map((concept) => [concept, model.nameOf(concept)]));
  const classes = [...names.values()].flatMap((name) => (name?.kind === 'class' ? [name] : []));
  const classLabelOf = await readNamedClasses(db, tenant.id, language, classes);
  const labelOf = (concept: string) => {
    const name = names.get(concept);
    return name?.kind === 'class' ? classLabelOf(name) : name?.label;
  };
  return (some) => [...new Set(some.flatMap((concept) => labelOf(concept) ?? []))].slice(0, MOST_TOLD);
}
