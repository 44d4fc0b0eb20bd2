import { DEMO_TENANTS, type DemoTenant } from '@lectern/demo/demo-tenant';
import { demoRecords } from '@lectern/demo/records/demo-records';
import type { MeaningModel, MeaningText } from '@lectern/search/meaning/meaning-model';
import { openMeaning } from '@lectern/search/meaning/open-meaning';
import { trainMeaning } from '@lectern/search/meaning/train-meaning';
import type { SearchDocument } from '@lectern/search/search-document';
import type { SearchEngine } from '@lectern/search/search-engine';
import { type SourceRecord, sourceRecord } from '../records/record-source.ts';
import { madeRecords, type RecordSet } from '../records/record-store.ts';
import { isHidden, withoutSubjects } from './hidden-tenth.ts';
import { judgeRecall } from './judge-recall.ts';
import { type Judgeable, questionsOf } from './questions.ts';

const PAGE = 500;

interface JudgedSource {
  readonly source: string;
  readonly set: RecordSet;
  /** Whether its figures must be as wanted; the others are reported only. */
  readonly isJudged: boolean;
}

/**
 * For each source, hides what a tenth of the records is about, learns from the others, and asks for the hidden ones by headings and titles
 * of the others. Prints the recall at ten; answers whether it is what is wanted.
 */
export async function runMeaning(engine: SearchEngine, set: RecordSet, salt: string): Promise<boolean> {
  const sources: readonly JudgedSource[] = [
    { source: 'tibkat', set, isJudged: true },
    { source: 'chinese-cnmarc', set, isJudged: false },
    ...DEMO_TENANTS.map((tenant) => ({ source: tenant, set: demoSet(tenant), isJudged: false })),
  ];
  const rows: Readonly<Record<string, string | number>>[] = [];
  for (const one of sources) rows.push(...(await judgeSource(engine, salt, one)));
  console.log(`\nRecall at ten of the records whose headings are hidden (salt ${salt})`);
  console.table(rows);
  return !rows.some(({ met }) => met === 'NO');
}

async function judgeSource(engine: SearchEngine, salt: string, { source, set, isJudged }: JudgedSource) {
  const records: {
    readonly hidden: SourceRecord[];
    readonly shown: Judgeable[];
    readonly texts: MeaningText[];
  } = {
    hidden: [],
    shown: [],
    texts: [],
  };
  for await (const record of set.records()) {
    if (record.source !== source) continue;
    if (isHidden(record.shown.id, salt)) records.hidden.push(record);
    else {
      records.shown.push(judgeable(record));
      records.texts.push(record.meaning);
    }
  }
  if (records.hidden.length === 0) return [];
  const model = openMeaning(await trainMeaning(inPages(records.texts)));
  const index = `meaning-${source}`;
  const documents = inPages(records.hidden.map((record) => documentOf(withoutSubjects(record), model)));
  await engine.rebuild(index, documents, undefined, model.name);
  const questions = questionsOf(records.shown, records.hidden.map(judgeable), salt);
  const english = new Set(
    records.hidden.filter(({ document }) => document.languages?.[0] === 'eng').map(({ shown }) => shown.id),
  );
  return judgeRecall(engine, index, model, questions, { source, isJudged, english });
}

/** The records of a demo library, which are in the project. */
function demoSet(tenant: DemoTenant): RecordSet {
  return madeRecords(
    [...demoRecords(tenant)].map((record, at) =>
      sourceRecord(record, tenant, (control) => `${tenant}:${control ?? at}`),
    ),
  );
}

/** A record as the index has it. */
export function documentOf({ document, meaning }: SourceRecord, model: MeaningModel): SearchDocument {
  return { ...document, concepts: model.conceptsOfRecord(meaning) };
}

function judgeable({ shown, document }: SourceRecord): Judgeable {
  return {
    id: shown.id,
    title: shown.title,
    language: document.languages?.[0] ?? '',
    headings: shown.fields.topic,
  };
}

async function* inPages<T>(all: readonly T[]): AsyncGenerator<T[]> {
  for (let at = 0; at < all.length; at += PAGE) yield all.slice(at, at + PAGE);
}
