import { randomBytes } from 'node:crypto';
import type { FileOwner } from '../../../../platform/file-owner.ts';
import { storedReports } from '../store/load-store.ts';

const FOLDER = 'usage-reports';

/** A new name for the file of an import. */
export function newReportName(): string {
  return randomBytes(20).toString('hex');
}

export function reportKey(name: string): string {
  return `${FOLDER}/${name}`;
}

/** The files of imports that wait or run. */
export const namedReports: FileOwner = {
  folder: FOLDER,
  mediaType: 'application/octet-stream',
  async named(db, tenantId, keys) {
    const names = keys.map((key) => key.slice(FOLDER.length + 1));
    return (await storedReports(db, tenantId, names)).map(reportKey);
  },
};
