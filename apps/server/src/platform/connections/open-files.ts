import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Where no limit can be found out, or there is none. */
const USUAL_LIMIT = 4096;

/** Descriptors for the database, the index, files, and requests to other services. */
const RESERVE = 256;
const FEWEST = 32;

/** The files and connections that this process may have open: the soft limit, which Node raises to the hard one when it starts. */
export function openFileLimit(): number {
  const [, limit] = /^Max open files\s+(\d+)/m.exec(readLimits()) ?? [];
  return limit === undefined ? USUAL_LIMIT : Number(limit);
}

/** As Linux writes them (proc(5), `/proc/pid/limits`); elsewhere the same line with the answer of a shell, or nothing. */
function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return process.platform === 'win32' ? '' : `Max open files ${askShell()}`;
  }
}

function askShell(): string {
  try {
    return execFileSync('/bin/sh', ['-c', 'ulimit -n'], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * Connections that a listener may have, of a limit of open files: at most as many as are `asked` for, and never those that the server needs
 * for itself or that are `promised` to other listeners.
 */
export function connectionsWithin(openFiles: number, promised: number, asked: number): number {
  return Math.max(FEWEST, Math.min(asked, openFiles - RESERVE - promised));
}
