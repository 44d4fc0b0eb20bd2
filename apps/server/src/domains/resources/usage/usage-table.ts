import type { Language } from '@lectern/contracts/kernel/languages';
import type { CounterMetric } from '@lectern/contracts/resources/usage/counter';
import type { UsedThing } from '@lectern/contracts/resources/usage/used-thing';
import type { TableRow } from '@lectern/rules/csv';
import type { Db } from '../../../platform/db/database.ts';
import type { Choice } from './read/choice.ts';
import { monthsOfUsage } from './read/months-of-usage.ts';
import { thingsOfUsage } from './read/things-of-usage.ts';

/** Titles of one metric in a file. */
const MOST_THINGS = 10_000;
const AT_ONCE = 500;

/** Metrics have the names of COUNTER in all languages: other programs read these files. */
const WORDS: Record<
  Language,
  { readonly file: string; readonly month: string; readonly things: readonly string[] }
> = {
  'zh-CN': {
    file: '电子资源使用',
    month: '月份',
    things: ['指标', '题名', '出版者', '印刷版 ISSN', '网络版 ISSN', 'ISBN', 'DOI', '次数'],
  },
  'zh-TW': {
    file: '電子資源使用',
    month: '月份',
    things: ['指標', '題名', '出版者', '紙本 ISSN', '電子版 ISSN', 'ISBN', 'DOI', '次數'],
  },
  'en-US': {
    file: 'usage',
    month: 'Month',
    things: ['Metric', 'Title', 'Publisher', 'Print ISSN', 'Online ISSN', 'ISBN', 'DOI', 'Uses'],
  },
  'fr-FR': {
    file: 'utilisation',
    month: 'Mois',
    things: ['Mesure', 'Titre', 'Éditeur', 'ISSN imprimé', 'ISSN en ligne', 'ISBN', 'DOI', 'Utilisations'],
  },
};

/** The name of the file, without months and ending. */
export function usageFileName(language: Language): string {
  return WORDS[language].file;
}

/** A row for each month; months without a report are empty. */
export async function* monthRows(
  db: Db,
  choice: Choice,
  metrics: readonly CounterMetric[],
  language: Language,
): AsyncGenerator<TableRow> {
  const { months, series } = await monthsOfUsage(db, choice, metrics);
  yield [WORDS[language].month, ...series.map(({ metric }) => metric)];
  for (const [at, month] of months.entries()) yield [month, ...series.map(({ counts }) => counts[at] ?? '')];
}

/** The titles of each metric, most used first. */
export async function* thingRows(
  db: Db,
  choice: Choice,
  metrics: readonly CounterMetric[],
  language: Language,
): AsyncGenerator<TableRow> {
  yield WORDS[language].things;
  for (const metric of metrics)
    for (let offset = 0; offset < MOST_THINGS; offset += AT_ONCE) {
      const { things } = await thingsOfUsage(
        db,
        choice,
        { metric, list: 'title' },
        { offset, limit: AT_ONCE },
      );
      for (const thing of things) yield rowOf(metric, thing);
      if (things.length < AT_ONCE) break;
    }
}

function rowOf(
  metric: CounterMetric,
  { name, publisher, printIssn, onlineIssn, isbn, doi, count }: UsedThing,
): TableRow {
  return [metric, name, publisher, printIssn, onlineIssn, isbn, doi, count];
}
