import type { Names } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { TrialQuestion } from '../databases/eresource-columns.ts';
import type { EresourceTable } from '../databases/tables.ts';

/** What readers are asked where staff wrote no questions. */
const OPINION: Names = {
  'zh-CN': '您对试用的这个数据库有什么意见？',
  'zh-TW': '您對試用的這個資料庫有什麼意見？',
  'en-US': 'What do you think of this database?',
  'fr-FR': 'Que pensez-vous de cette base de données ?',
};

/** The questions about a trial; at least one. */
export function trialQuestions({ questions }: Pick<EresourceTable, 'questions'>): readonly TrialQuestion[] {
  const written = fromJson<TrialQuestion[]>(questions);
  return written.length === 0 ? [{ id: 'opinion', text: OPINION }] : written;
}

/** Whether readers are asked about a database. */
export function isAsking({
  status,
  takes_feedback,
}: Pick<EresourceTable, 'status' | 'takes_feedback'>): boolean {
  return status === 'trial' && takes_feedback === 1;
}
