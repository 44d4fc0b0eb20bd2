import { nameIn } from '@lectern/contracts/kernel/languages';
import type { ObjectSummary } from '@lectern/contracts/resources/repository/object';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { rightsOf } from '../rights/asking.ts';
import { presentAct } from '../rights/present-acts.ts';
import type { Seeing } from '../seeing.ts';
import { countFiles } from '../store/file-store.ts';
import type { Creator, DigitalObjectTable } from '../tables.ts';

/** Objects as the caller sees them among others, in the order of the rows. */
export async function presentObjects(
  db: Db,
  seeing: Seeing,
  rows: readonly DigitalObjectTable[],
): Promise<ObjectSummary[]> {
  const files = await countFiles(
    db,
    seeing.tenant.id,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentObject(seeing, row, files.get(row.id)?.all ?? 0));
}

export function presentObject(seeing: Seeing, row: DigitalObjectTable, fileCount: number): ObjectSummary {
  const { tree, asking, language, tenant } = seeing;
  const { defaultLanguage } = tenant.settings.public;
  const home = tree.find(row.collection_id);
  return {
    objectId: row.id,
    kind: row.kind,
    title: nameIn(fromJson(row.titles), language, defaultLanguage),
    creators: fromJson<Creator[]>(row.creators),
    year: row.year,
    language: row.language,
    collectionId: row.collection_id,
    collectionName: home ? nameIn(fromJson(home.names), language, defaultLanguage) : '',
    recordId: row.bib_id,
    unitCode: row.unit_code,
    fileCount,
    thesis: row.kind === 'thesis' ? presentThesis(row) : null,
    reading: presentAct('read', rightsOf(asking, row), asking.asker),
  };
}

/** What is said of theses alone. */
export function presentThesis(row: DigitalObjectTable): Pick<
  DigitalObjectTable,
  'degree' | 'discipline' | 'college'
> & {
  readonly advisors: string[];
  readonly grantedOn: string;
} {
  const { degree, discipline, college, granted_on } = row;
  return { advisors: fromJson<string[]>(row.advisors), degree, discipline, college, grantedOn: granted_on };
}
