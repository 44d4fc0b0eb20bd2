import { setTimeout as sleep } from 'node:timers/promises';
import type { MeaningModel } from '@lectern/search/meaning/meaning-model';
import type { SearchDocument } from '@lectern/search/search-document';
import type { Deps } from '../../../platform/deps.ts';
import { pageEvents } from '../../../platform/events/outbox-store.ts';
import type { ClassScheme } from '../../collection/vocabulary/classes/class-scheme.ts';
import { CLASS_SCHEME, classSchemeOf } from '../../collection/vocabulary/classes/class-schemes.ts';
import { bibToSearchDocument, type IndexRow } from './bib-to-search-document.ts';
import { indexConsumer } from './index-consumer.ts';
import { findIndexRows, findLastPlace, pageIndexRows } from './index-row-store.ts';
import { indexSources } from './items-for-index.ts';
import { meaningTextOf } from './meaning/meaning-text.ts';

/** Bibs of one query and of one message to the engine: reading them keeps the event loop for a few milliseconds. */
const PAGE = 250;

/** Changes read at once behind a growing database. */
const CHANGES_PAGE = 250;
const SEQS_PAGE = 10_000;
const FOLLOW_MS = 20;

type IndexDeps = Pick<Deps, 'db' | 'clock' | 'ils' | 'tenants' | 'onlineTitles' | 'onlineCollections'>;

/** Hears of a record of which no document can be made: it is left out. Absent where that raises. */
export type OnUnreadable = (bibId: string, error: unknown) => void;

/** The classification by which a tenant's works are indexed. */
export async function classSchemeOfId(tenants: Deps['tenants'], tenantId: string): Promise<ClassScheme> {
  const tenant = await tenants.byId(tenantId);
  return tenant ? classSchemeOf(tenant) : CLASS_SCHEME.clc;
}

/** How documents are made: by one classification, and with concepts where there is a model of meaning. */
async function documentMaker(
  tenants: Deps['tenants'],
  tenantId: string,
  model: MeaningModel | undefined,
  onUnreadable: OnUnreadable | undefined,
): Promise<(rows: readonly IndexRow[]) => SearchDocument[]> {
  const scheme = await classSchemeOfId(tenants, tenantId);
  function documentOf(row: IndexRow): SearchDocument {
    const document = bibToSearchDocument(row, scheme);
    return model ? { ...document, concepts: model.conceptsOfRecord(meaningTextOf(row.bib)) } : document;
  }
  if (!onUnreadable) return (rows) => rows.map(documentOf);
  return (rows) =>
    rows.flatMap((row) => {
      try {
        return [documentOf(row)];
      } catch (error) {
        onUnreadable(row.id, error);
        return [];
      }
    });
}

/** The documents of bibs; the ids that search must not find any more are absent. */
export async function documentsOf(
  deps: IndexDeps,
  tenantId: string,
  bibIds: readonly string[],
  model: MeaningModel | undefined,
  onUnreadable?: OnUnreadable,
): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  const documentsIn = await documentMaker(deps.tenants, tenantId, model, onUnreadable);
  const sources = await indexSources(deps, tenantId);
  for (let at = 0; at < bibIds.length; at += PAGE) {
    const rows = await findIndexRows(sources, tenantId, bibIds.slice(at, at + PAGE), deps.clock.now());
    for (const document of documentsIn(rows)) documents.push(document);
  }
  return documents;
}

/** What a new index is built with. */
export interface IndexBuild {
  /** Gives documents their concepts; without one they have none. */
  readonly model?: MeaningModel | undefined;
  /** Asked before each page; raises to end the build. */
  readonly check: () => Promise<void> | undefined;
  readonly onUnreadable?: OnUnreadable;
}

/** All documents that a tenant has now, page by page; not those that come meanwhile. */
export async function* allDocuments(
  deps: IndexDeps,
  tenantId: string,
  { model, check, onUnreadable }: IndexBuild,
): AsyncGenerator<SearchDocument[]> {
  const documentsIn = await documentMaker(deps.tenants, tenantId, model, onUnreadable);
  const sources = await indexSources(deps, tenantId);
  const upTo = await findLastPlace(deps.db, tenantId);
  let after = { createdAt: '', id: '' };
  while (upTo) {
    await check();
    const rows = await pageIndexRows(sources, tenantId, { after, upTo, limit: PAGE }, deps.clock.now());
    const last = rows.at(-1);
    if (!last) return;
    after = last;
    yield documentsIn(rows);
  }
}

/**
 * All documents of a tenant, then those of every change that waits or comes meanwhile, until none waits and `mayEnd` agrees. `onRead` gets
 * the changes that the documents hold: when these are in an index, the changes have been acted on. Removals cannot be applied to an
 * index that is being built: they are left to be acted on after it.
 */
export async function* growingDocuments(
  deps: IndexDeps,
  tenantId: string,
  follow: IndexBuild & {
    readonly mayEnd: () => boolean;
    readonly onRead: (seqs: readonly number[]) => void;
  },
): AsyncGenerator<SearchDocument[]> {
  // Noted before reading: what is committed by now is read below.
  const { last, seqs } = await waitingChanges(deps, tenantId);
  yield* allDocuments(deps, tenantId, follow);
  follow.onRead(seqs);
  for (let after = last; ; ) {
    await follow.check();
    const ending = follow.mayEnd();
    const changes = await pageEvents(deps.db, indexConsumer, tenantId, {
      afterSeq: after,
      limit: CHANGES_PAGE,
    });
    const end = changes.at(-1);
    if (!end) {
      if (ending) return;
      await sleep(FOLLOW_MS);
      continue;
    }
    after = end.seq;
    const changed = [...new Set(changes.map(({ subjectId }) => subjectId))];
    const documents = await documentsOf(deps, tenantId, changed, follow.model, follow.onUnreadable);
    yield documents;
    const found = new Set(documents.map(({ id }) => id));
    follow.onRead(changes.filter(({ subjectId }) => found.has(subjectId)).map(({ seq }) => seq));
  }
}

/** The numbers of all changes that wait now. */
async function waitingChanges({ db }: IndexDeps, tenantId: string) {
  const seqs: number[] = [];
  for (;;) {
    const page = await pageEvents(db, indexConsumer, tenantId, {
      afterSeq: seqs.at(-1) ?? 0,
      limit: SEQS_PAGE,
    });
    if (page.length === 0) return { last: seqs.at(-1) ?? 0, seqs };
    for (const { seq } of page) seqs.push(seq);
  }
}
