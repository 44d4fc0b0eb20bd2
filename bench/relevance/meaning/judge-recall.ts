import type { MeaningModel } from '@lectern/search/meaning/meaning-model';
import type { SearchEngine } from '@lectern/search/search-engine';
import { type Answers, askBoth, WAYS } from './ask-both.ts';
import type { Question } from './questions.ts';
import { Tally } from './tally.ts';

/** Recall at ten of some questions by each way to ask. */
export class Recalls {
  readonly #tallies = { words: new Tally(), meaning: new Tally(), merged: new Tally() };

  add(answers: Answers, right: ReadonlySet<string>): void {
    for (const way of WAYS) this.#tallies[way].add(answers[way], right);
  }

  /** A row of the table; `wanted` is how many times the recall of the words the merged list must have. */
  row(source: string, asked: string, wanted?: number): Readonly<Record<string, string | number>> {
    const { words, meaning, merged } = this.#tallies;
    const times = words.recall === 0 ? 0 : merged.recall / words.recall;
    return {
      source,
      asked,
      questions: words.questions,
      words: words.recall.toFixed(3),
      meaning: meaning.recall.toFixed(3),
      merged: merged.recall.toFixed(3),
      times: times.toFixed(2),
      wanted: wanted ?? '',
      met: wanted === undefined ? '' : times >= wanted ? 'yes' : 'NO',
    };
  }
}

const WANTED = 1.25;
const WANTED_ACROSS = 2;

/** Which share of the hidden records words, meaning and both find among the first ten: a row for each kind of question. */
export async function judgeRecall(
  engine: SearchEngine,
  index: string,
  model: MeaningModel,
  questions: readonly Question[],
  { source, isJudged, english }: { source: string; isJudged: boolean; english: ReadonlySet<string> },
): Promise<Readonly<Record<string, string | number>>[]> {
  const all = new Recalls();
  const byKind = { heading: new Recalls(), title: new Recalls() };
  const across = new Recalls();
  const acrossAll = new Recalls();
  for (const { kind, text, language, right } of questions) {
    const answers = await askBoth(engine, index, model, text);
    all.add(answers, right);
    byKind[kind].add(answers, right);
    const inEnglish = new Set([...right].filter((id) => english.has(id)));
    if (language !== 'ger' || inEnglish.size === 0) continue;
    across.add(await askBoth(engine, index, model, text, 'eng'), inEnglish);
    acrossAll.add(answers, inEnglish);
  }
  const rows = [
    all.row(source, 'headings and titles', isJudged ? WANTED : undefined),
    byKind.heading.row(source, 'headings'),
    byKind.title.row(source, 'titles'),
  ];
  if (!isJudged) return rows;
  return [
    ...rows,
    across.row(source, 'German, English records', WANTED_ACROSS),
    acrossAll.row(source, 'German, all records, English right'),
  ];
}
