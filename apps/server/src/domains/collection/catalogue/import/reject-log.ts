import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RejectedRecord } from '@lectern/marc/marc-read-result';

/** One line of a file of rejected records. */
export interface RejectedLine {
  /** Place among the records of the file, from 0. */
  readonly index: number;
  readonly byteOffset: number;
  readonly reason: string;
  readonly detail: string;
  /** The bytes as they stood, base64. */
  readonly raw: string;
}

/** A file with one line of JSON for each rejected piece of an import, for the person who repairs them. */
export interface RejectLog {
  readonly path: string;
  write(rejected: readonly RejectedRecord[]): Promise<void>;
}

/**
 * Opens the log of a run. A run that goes on behind `recordsDone` keeps the lines before and drops those that it will write again.
 * The file appears with its first line.
 */
export async function openRejectLog(path: string, recordsDone: number): Promise<RejectLog> {
  const lines = await readLines(path);
  const kept = lines.filter((line) => line.index < recordsDone);
  if (kept.length < lines.length) await writeFile(path, toText(kept));
  return {
    path,
    async write(rejected) {
      await mkdir(dirname(path), { recursive: true });
      await appendFile(path, toText(rejected.map(lineOf)));
    },
  };
}

async function readLines(path: string): Promise<RejectedLine[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // What a killed process left of a last line is not counted: its record is behind what was stored.
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as RejectedLine);
}

function lineOf({ position, reason, detail, raw }: RejectedRecord): RejectedLine {
  return { ...position, reason, detail, raw: Buffer.from(raw).toString('base64') };
}

function toText(lines: readonly RejectedLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
