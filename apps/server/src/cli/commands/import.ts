import { stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ITEM_PROFILES } from '@lectern/marc/mapping/items/item-profiles';
import type { MarcEncoding, MarcFormat } from '@lectern/marc/marc-read-result';
import { NotMarcError } from '@lectern/marc/not-marc-error';
import { readMarc } from '@lectern/marc/read-marc';
import {
  ImportRunningError,
  StorageFullError,
} from '../../domains/collection/catalogue/import/import-errors.ts';
import { importRecords } from '../../domains/collection/catalogue/import/import-records.ts';
import type { ImportReport } from '../../domains/collection/catalogue/import/import-report.ts';
import { openRejectLog, type RejectLog } from '../../domains/collection/catalogue/import/reject-log.ts';
import { createIndexer } from '../../domains/discovery/search-index/indexer.ts';
import type { Config } from '../../platform/config.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  type Arguments,
  type Command,
  CommandError,
  onlyPositional,
  optional,
  required,
  usageError,
} from '../command.ts';
import { stopOnInterrupt } from '../interrupt.ts';
import { openInput } from '../open-input.ts';
import { countsTable } from '../print-counts.ts';
import { createProgress, number } from '../progress.ts';
import { tenantNamed, withDeps } from '../with-deps.ts';

const FORMATS: readonly MarcFormat[] = ['iso2709', 'marcxml'];
const ENCODINGS: readonly MarcEncoding[] = ['utf-8', 'marc-8', 'gb18030', 'gbk'];
/** Records of one system come in many files: the file's name says nothing about where a record comes from. */
const DEFAULT_SOURCE = 'catalogue';
const INTERRUPTED_EXIT = 130;

export const importCommand: Command = {
  name: 'import',
  usage:
    'FILE --tenant T [--source S] [--format iso2709|marcxml] [--encoding utf-8|marc-8|gb18030] [--profile P] [--rejects FILE]',
  summary:
    'Stores the MARC records of a file (also .gz and .xz). Run again, it goes on where it stopped and changes only what changed.',
  options: {
    tenant: { type: 'string' },
    source: { type: 'string' },
    format: { type: 'string' },
    encoding: { type: 'string' },
    profile: { type: 'string' },
    rejects: { type: 'string' },
  },
  async run(args) {
    const path = onlyPositional(args, 'file');
    const rules = readRules(args);
    return withDeps({ bulk: true }, async (deps) => {
      const tenant = await tenantNamed(deps, required(args, 'tenant'));
      const indexer = createIndexer(deps);
      const filled = indexer.filling(tenant.id);
      indexer.start();
      try {
        const report = await importFile(deps, tenant.id, path, rules).finally(filled);
        if (!report.finished) return INTERRUPTED_EXIT;
        const inIndex = await indexer.settled();
        const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
        console.log(
          inIndex
            ? 'The search index is up to date.'
            : 'A running server is taking the changes into the search index.',
        );
        console.log(`At most ${number(peakMb)} MB of memory were used.`);
        return 0;
      } finally {
        await indexer.stop();
      }
    });
  },
};

type Rules = ReturnType<typeof readRules>;

function readRules(args: Arguments) {
  const profile = optional(args, 'profile');
  if (profile !== undefined && !ITEM_PROFILES[profile])
    throw usageError(`--profile is none of ${Object.keys(ITEM_PROFILES).join(', ')}`);
  return {
    source: optional(args, 'source') ?? DEFAULT_SOURCE,
    format: oneOf(FORMATS, 'format', optional(args, 'format')),
    encoding: oneOf(ENCODINGS, 'encoding', optional(args, 'encoding')),
    itemProfile: profile === undefined ? undefined : ITEM_PROFILES[profile],
    rejects: optional(args, 'rejects'),
  };
}

function oneOf<T extends string>(
  values: readonly T[],
  option: string,
  value: string | undefined,
): T | undefined {
  if (value === undefined) return undefined;
  const found = values.find((one) => one === value.toLowerCase());
  if (!found) throw usageError(`--${option} is none of ${values.join(', ')}`);
  return found;
}

async function importFile(deps: Deps, tenantId: string, path: string, rules: Rules): Promise<ImportReport> {
  const input = await openInput(path);
  const { size, mtimeMs } = await stat(path);
  const progress = createProgress('import');
  const interrupt = stopOnInterrupt();
  let rejects: RejectLog | undefined;
  const startedAt = performance.now();
  try {
    const report = await importRecords(deps, {
      tenantId,
      source: rules.source,
      records: readMarc(input, { format: rules.format, encoding: rules.encoding }),
      file: { name: basename(path), size, version: new Date(mtimeMs).toISOString() },
      ...(rules.itemProfile && { itemProfile: rules.itemProfile }),
      signal: interrupt.signal,
      async onStart({ runId, resumedBehind }) {
        rejects = await openRejectLog(
          rules.rejects ?? rejectsPath(deps.config, tenantId, runId),
          resumedBehind,
        );
        if (resumedBehind > 0)
          console.log(`Goes on behind ${number(resumedBehind)} records that are stored.`);
      },
      onRejected: async (rejected) => rejects?.write(rejected),
      onProgress: (counts) => progress.show(counts.records),
    });
    progress.end();
    printReport(report, (performance.now() - startedAt) / 1000, rejects);
    return report;
  } catch (error) {
    progress.end();
    throw await explained(error, deps, path);
  } finally {
    interrupt.release();
  }
}

function rejectsPath(config: Config, tenantId: string, runId: string): string {
  return join(config.dataFolder, 'imports', tenantId, `${runId}.rejected.jsonl`);
}

function printReport(report: ImportReport, seconds: number, rejects: RejectLog | undefined): void {
  const { counts, resumedBehind, duplicateNumbers } = report;
  console.log(countsTable(counts));
  if (duplicateNumbers.length > 0)
    console.log(`Twice in the file, for instance: ${duplicateNumbers.join(', ')}`);
  if (counts.rejected > 0 && rejects)
    console.log(`Rejected records, with position and reason: ${rejects.path}`);
  const read = counts.records - resumedBehind;
  console.log(`${seconds.toFixed(1)} s, ${number(Math.round(read / seconds))} records a second`);
  if (!report.finished)
    console.log(
      'Stopped behind a whole batch. Run the same command again to go on; what is stored waits for the search index.',
    );
}

/** What happened and how to go on, in words. */
async function explained(error: unknown, deps: Deps, path: string): Promise<unknown> {
  if (error instanceof NotMarcError)
    return new CommandError(`${path} is no MARC file: ${error.found}. Nothing was stored.`);
  if (isDamagedArchive(error))
    return new CommandError(
      `${path} is cut off or damaged: ${error.message}. What was stored before this place stays stored. ` +
        'Run the command again with the whole file.',
    );
  if (error instanceof ImportRunningError)
    return new CommandError(`Another import of source "${error.source}" is running. Wait for its end.`);
  if (error instanceof StorageFullError) {
    return new CommandError(
      `The storage is full${await freeSpace(deps)}. ${number(error.recordsDone)} records of the file are stored and stay so. ` +
        'Make room, then run the same command again: it goes on behind them.',
    );
  }
  return error;
}

async function freeSpace({ config, databaseKind }: Deps): Promise<string> {
  if (databaseKind !== 'sqlite') return '';
  const { bavail, bsize } = await statfs(config.dataFolder);
  return ` (${number(Math.floor((bavail * bsize) / 1_048_576))} MB free beside the database)`;
}

/** An error that zlib has raised on the content of a file. */
function isDamagedArchive(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^Z_(BUF|DATA)_ERROR$/.test(String(error.code));
}
