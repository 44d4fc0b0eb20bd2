import { LANGUAGES, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import type { ObjectDetail } from '@lectern/contracts/resources/repository/object';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { countOfSubject } from '../../../shelf/activity/count-of-subject.ts';
import { rightsOf } from '../rights/asking.ts';
import { presentActs } from '../rights/present-acts.ts';
import type { Seeing } from '../seeing.ts';
import type { DigitalObjectTable, Identifier } from '../tables.ts';
import { presentPath } from './present-collections.ts';
import { presentFilesOf } from './present-files.ts';
import { presentObject } from './present-objects.ts';

/** An object with all that the caller may see of it. */
export async function presentDetail(
  { db }: Pick<Deps, 'db'>,
  seeing: Seeing,
  row: DigitalObjectTable,
): Promise<ObjectDetail> {
  const { tenant, language, asking } = seeing;
  const { defaultLanguage } = tenant.settings.public;
  const [files, opened] = await Promise.all([
    presentFilesOf(db, seeing, [row]),
    countOfSubject(db, tenant.id, row.id, ['openObject']),
  ]);
  const summary = presentObject(seeing, row, files.length);
  const titles = fromJson<Names>(row.titles);
  const all = LANGUAGES.flatMap((one) => titles[one] || []);
  return {
    ...summary,
    otherTitles: [...new Set(all)].filter((title) => title !== summary.title),
    description: nameIn(fromJson(row.descriptions), language, defaultLanguage),
    publisher: row.publisher,
    subjects: fromJson(row.subjects),
    identifiers: fromJson<Identifier[]>(row.identifiers),
    path: presentPath(seeing, row.collection_id, true),
    files,
    acts: presentActs(rightsOf(asking, row), asking.asker),
    openedCount: opened.get('openObject') ?? 0,
    updatedAt: row.updated_at,
  };
}
