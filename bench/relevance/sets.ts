import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ranking } from '@lectern/server/domains/discovery/search/state/ranking';
import type { MixedUpItems } from './fields/judge-fields.ts';
import type { KnownItems } from './known-item/judge-known-items.ts';
import { type RecordFile, SHARED_DATA } from './records/record-source.ts';
import type { ShownItems } from './shown/judge-shown.ts';

/** Cases with the records that they are judged on. */
export interface CaseSet {
  readonly name: string;
  readonly file: string;
  /** Absent: the catalogue of all shared records. */
  readonly records?: readonly RecordFile[];
}

/** A tenant's settings as these libraries would have them: what their records are written in. */
export const RANKING: Ranking = { languages: ['eng', 'ger', 'fre', 'spa', 'lat', 'chi', 'jpn', 'kor'] };

const shared = (...parts: string[]) => join(SHARED_DATA, ...parts);

const TEMPLE = { path: shared('relevance', 'temple-marcxml.tar.xz'), name: 'temple', prefix: '' };

/** The catalogue on which cases without records of their own are judged: three libraries as one. */
export const CATALOGUE: readonly RecordFile[] = [
  { path: shared('tibkat', 'tibkat.mrc.xz'), name: 'tibkat', prefix: 'tibkat:' },
  { path: shared('chinese-cnmarc', 'chinese-cnmarc-utf8.iso'), name: 'chinese-cnmarc', prefix: 'cnmarc:' },
  TEMPLE,
].filter(({ path }) => existsSync(path));

export const KNOWN_ITEMS: readonly KnownItems[] = [
  { source: 'tibkat', count: 2000 },
  { source: 'chinese-cnmarc', count: 1000 },
];

/** Records looked for by words of other fields. */
export const MIXED_UP: readonly MixedUpItems[] = [
  { source: 'tibkat', count: 600 },
  { source: 'chinese-cnmarc', count: 300 },
];

export const SHOWN: readonly ShownItems[] = [
  { source: 'tibkat', count: 300 },
  { source: 'chinese-cnmarc', count: 300 },
];

export const SHARED_CASES: readonly CaseSet[] = [
  { name: 'stanford-cjk', file: shared('relevance', 'stanford-cjk.jsonl') },
  { name: 'stanford-other', file: shared('relevance', 'stanford-other.jsonl') },
  { name: 'temple', file: shared('relevance', 'temple.jsonl'), records: [TEMPLE] },
].filter(({ file }) => existsSync(file));

/** Pairs that we wrote: a third of them is kept apart (see kept-apart.ts). */
export const OWN_PAIRS: readonly CaseSet[] = [
  { name: 'own Han variants', file: fileURLToPath(new URL('recorded/han-variants.jsonl', import.meta.url)) },
];

/** Foreign cases, on foreign records where there are some. */
export function foreignCases(cases: readonly string[], records: readonly string[]): CaseSet[] {
  const files = records.map((path) => ({ path, name: basename(path), prefix: '' }));
  return cases.map((file) => ({
    name: basename(file).replace(/\.jsonl?$/, ''),
    file,
    ...(files.length > 0 ? { records: files } : {}),
  }));
}
