import type { Language } from '@lectern/contracts/kernel/languages';
import type { MeaningModel } from '@lectern/search/meaning/meaning-model';
import type { Db } from '../../../platform/db/database.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { readClassLabels } from '../../vocabulary/classes/read-class-names.ts';

/** The label of a concept for people; undefined for one that the model does not know. */
export type ConceptLabel = (concept: string) => string | undefined;

/** Labels of these concepts: headings as displayed, classes with their name where the library's classification has one. */
export async function readConceptLabels(
  db: Db,
  tenant: Tenant,
  language: Language,
  model: MeaningModel,
  concepts: readonly string[],
): Promise<ConceptLabel> {
  const known = new Map([...new Set(concepts)].map((concept) => [concept, model.labelOf(concept)]));
  const classes = [...known.values()].flatMap((one) => (one?.kind === 'class' ? [one.label] : []));
  const classLabelOf = await readClassLabels(db, tenant, language, classes);
  return (concept) => {
    const one = known.get(concept);
    return one?.kind === 'class' ? classLabelOf(one.label) : one?.label;
  };
}
