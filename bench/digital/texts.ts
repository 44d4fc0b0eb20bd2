import { performance } from 'node:perf_hooks';
import { findInFile } from '@lectern/contracts/resources/repository/find-in-file';
import { searchPages } from '@lectern/contracts/resources/repository/search-pages';
import { describeFile } from '@lectern/server/domains/resources/repository/files/describe-file';
import { fileKey } from '@lectern/server/domains/resources/repository/files/file-name';
import { findFile } from '@lectern/server/domains/resources/repository/store/file-store';
import { readFileText } from '@lectern/server/domains/resources/repository/text/read-file-text';
import { insertRows } from '@lectern/server/platform/db/insert-rows';
import { drawDocument } from '@lectern/server/platform/pdf/draw-document';
import { createPagesKeeper } from '@lectern/server/testing/index-pages';
import {
  buildCollection,
  buildObject,
  buildObjectFile,
  buildPolicy,
} from '@lectern/server/testing/repository-rows';
import { createTestApp, type TestApp } from '@lectern/server/testing/test-app';
import { Random } from '../search/random.ts';

const TENANT = '1001';
const PAGES_OF_FILE = 100;
const WORDS_OF_PAGE = 300;
const VOCABULARY = 50_000;
const CALLS = 200;
const NEVER = new AbortController().signal;
const HAN = Array.from(
  '图书馆藏书籍造纸印刷传播知识保存方式研究方法理论实验结果分析讨论结论文献历史技术社会经济文化教育科学',
);

/** How fast texts are read from PDFs, and how quickly words are found in the text of so many pages. */
export async function measureTexts(pages: number): Promise<void> {
  const app = await createTestApp();
  console.log('| reading texts | PDF, MB | pages | MB/s | pages/s |\n| --- | --- | --- | --- | --- |');
  await measureReading(app, 'English', (random) => wordOf(random), ' ');
  await measureReading(app, 'Chinese', (random) => random.pick(HAN), '');
  await measureSearch(app, pages);
  app.deps.pages.close();
  await app.close();
}

/** Frequent words are short numbers of the vocabulary, as in a language. */
function wordOf(random: Random): string {
  const rank = Math.floor(VOCABULARY ** random.next());
  return `w${rank.toString(36)}`;
}

async function measureReading(
  app: TestApp,
  name: string,
  next: (random: Random) => string,
  between: string,
): Promise<void> {
  const random = new Random(7);
  const paragraph = () => Array.from({ length: 90 }, () => next(random)).join(between);
  const chapters = Array.from({ length: 200 }, (_, at) => ({
    heading: `${at}`,
    paragraphs: Array.from({ length: 5 }, paragraph),
  }));
  const madeAt = app.clock.now();
  const content = await drawDocument({ language: 'zh-CN', title: name, author: '', madeAt, chapters });
  const fileId = await buildObjectFile(app.deps.db, await buildObject(app.deps.db));
  const file = await findFile(app.deps.db, TENANT, fileId);
  if (!file) throw new Error('the file was made before');
  await app.deps.files.put(TENANT, fileKey(file.file_name), content);
  const described = await describeFile(app.deps, file);
  if (!('pages' in described)) throw new Error(described.code);
  const begun = performance.now();
  const read = await readFileText(app.deps, file, described.pages, NEVER);
  if ('fault' in read) throw new Error(read.fault);
  const seconds = (performance.now() - begun) / 1000;
  const megabytes = content.length / 1_000_000;
  const row = [
    name,
    megabytes.toFixed(2),
    described.pages,
    (megabytes / seconds).toFixed(2),
    Math.round(described.pages / seconds),
  ];
  console.log(`| ${row.join(' | ')} |`);
}

/** Files of invented pages under two sets of rights, half of them open to nobody. */
async function measureSearch(app: TestApp, pages: number): Promise<void> {
  const { db } = app.deps;
  const random = new Random(11);
  const collection_id = await buildCollection(db);
  const policies = [await buildPolicy(db), await buildPolicy(db, { sample: [], read: [] })];
  let [fileId, objectId] = ['', ''];
  for (let at = 0; at < pages / PAGES_OF_FILE; at += 1) {
    const policy_id = policies[at % policies.length] ?? '';
    const id = await buildObject(db, { collection_id, policy_id });
    const own = await buildObjectFile(db, id, {
      text_state: 'read',
      text_pages: PAGES_OF_FILE,
      pages: PAGES_OF_FILE,
    });
    if (at === 0) [objectId, fileId] = [id, own];
    const rows = Array.from({ length: PAGES_OF_FILE }, (_, page) => ({
      tenant_id: TENANT,
      file_id: own,
      page: page + 1,
      text: Array.from({ length: WORDS_OF_PAGE }, () => wordOf(random)).join(' '),
    }));
    await db.transaction().execute((tx) => insertRows(tx, 'digital_page', rows));
  }
  const begun = performance.now();
  await createPagesKeeper(app.deps).rebuild(TENANT);
  const seconds = (performance.now() - begun) / 1000;
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `\n${pages} pages of ${WORDS_OF_PAGE} words: indexed in ${seconds.toFixed(1)} s, ${memory} MB of memory at most\n`,
  );
  console.log('| search | p50 ms | p95 ms |\n| --- | --- | --- |');
  const client = app.client();
  const searches: Readonly<Record<string, () => Promise<unknown>>> = {
    'one frequent word': () => client.call(searchPages, { keyWord: `w${random.between(1, 9)}` }),
    'one word': () => client.call(searchPages, { keyWord: wordOf(random) }),
    'three words': () =>
      client.call(searchPages, { keyWord: [wordOf(random), wordOf(random), wordOf(random)].join(' ') }),
    'two words together': () =>
      client.call(searchPages, { keyWord: `"${wordOf(random)} ${wordOf(random)}"` }),
    'inside one file': () =>
      client.call(findInFile, { id: objectId, fileId, keyWord: wordOf(random), rows: 100 }),
  };
  for (const [name, search] of Object.entries(searches)) {
    const times: number[] = [];
    for (let at = 0; at < CALLS; at += 1) {
      if (at % 50 === 0) app.clock.advance(61);
      const started = performance.now();
      await search();
      times.push(performance.now() - started);
    }
    times.sort((one, other) => one - other);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} |`);
  }
}
