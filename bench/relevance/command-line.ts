import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Part } from './kept-apart.ts';

export interface RelevanceOptions {
  /** Files of cases and of records; empty where the sets at hand are meant. */
  readonly cases: readonly string[];
  readonly records: readonly string[];
  /** Kinds of sets that are run. */
  readonly only: ReadonlySet<SetKind>;
  /** Which cases of our own sets are run. */
  readonly part: Part;
  /** Failures that are printed for each set. */
  readonly failures: number;
  /** Where everything that did not pass is written, a JSON object on each line. */
  readonly out: string | undefined;
  readonly engine: (typeof ENGINES)[number];
  /** Where records and indexes are kept from run to run. */
  readonly cache: string;
  /** Whether only search by meaning is judged. */
  readonly meaning: boolean;
  /** Chooses the tenth of the records whose headings are hidden from it. */
  readonly salt: string;
  /** Known items looked for, of each hundred: fewer for a quick look. */
  readonly share: number;
}

const KINDS = ['pairs', 'cases', 'known', 'variants', 'fields', 'slips', 'shown'] as const;
const ENGINES = ['builtin', 'opensearch'] as const;
export type SetKind = (typeof KINDS)[number];

export const USAGE = `usage: npm run relevance -- [options]
  --cases FILE      recorded cases (JSON lines) instead of the shared ones; may be repeated
  --records FILE    the records that they are run on (ISO 2709 or MARCXML; .xz, .gz, .tar.xz); may be repeated
  --only KIND       pairs, cases, known, variants, fields, slips or shown; may be repeated
  --apart           run the third of our own pairs, slips and shown texts that is kept apart, not the others
  --failures N      failures printed for each set (10)
  --out FILE        write everything that did not pass to FILE
  --meaning         judge search by meaning, and nothing else
  --salt TEXT       chooses the records whose headings are hidden from it (alpha)
  --engine NAME     builtin or opensearch; opensearch where OPENSEARCH_URL has the address of a cluster
  --cache FOLDER    where records and indexes are kept from run to run, for one run at a time
  --share PERCENT   look for fewer known items, by their fields too`;

export function readOptions(args: readonly string[]): RelevanceOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      cases: { type: 'string', multiple: true, default: [] },
      records: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', multiple: true, default: [] },
      apart: { type: 'boolean', default: false },
      failures: { type: 'string', default: '10' },
      out: { type: 'string' },
      meaning: { type: 'boolean', default: false },
      salt: { type: 'string', default: 'alpha' },
      engine: { type: 'string', default: process.env.OPENSEARCH_URL ? 'opensearch' : 'builtin' },
      cache: { type: 'string', default: join(tmpdir(), 'lectern-relevance') },
      share: { type: 'string', default: '100' },
    },
  });
  const only = KINDS.filter((kind) => values.only.length === 0 || values.only.includes(kind));
  const engine = ENGINES.find((name) => name === values.engine);
  if (engine === undefined) throw new Error(`there is no engine ${values.engine}\n${USAGE}`);
  return {
    engine,
    cases: values.cases,
    records: values.records,
    only: new Set(only),
    part: values.apart ? 'kept apart' : 'worked with',
    failures: Number(values.failures),
    out: values.out,
    meaning: values.meaning,
    salt: values.salt,
    cache: values.cache,
    share: Number(values.share),
  };
}
