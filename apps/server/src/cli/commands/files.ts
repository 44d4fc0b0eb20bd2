import { existsSync } from 'node:fs';
import { checkFiles } from '../../domains/collection/stored-files/check-files.ts';
import { listTenantRows } from '../../platform/tenants/tenant-store.ts';
import { createLocalFiles } from '../../ports/files/local/local-files.ts';
import { type Command, CommandError, onlyPositional } from '../command.ts';
import { copyAllFiles } from '../copy-all-files.ts';
import { printRow } from '../print-row.ts';
import { number } from '../progress.ts';
import { withDeps } from '../with-deps.ts';

export const filesCheckCommand: Command = {
  name: 'files check',
  usage: '',
  summary:
    'Reads all stored files and compares them with the sizes and hashes from when they were stored. Prints each that is missing or changed, and exits with 1 if there is one.',
  options: {},
  run: () =>
    withDeps({ bulk: false }, async (deps) => {
      let [checked, faults] = [0, 0];
      for (const { id: tenantId } of await listTenantRows(deps.db))
        for await (const found of checkFiles(deps, tenantId)) {
          checked++;
          if (!found) continue;
          faults++;
          printRow(found.fault, tenantId, found.key);
        }
      console.log(`${number(checked)} files are checked, ${number(faults)} of them are wrong.`);
      return faults === 0 ? 0 : 1;
    }),
};

export const filesSaveCommand: Command = {
  name: 'files save',
  usage: 'FOLDER',
  summary: 'Copies all stored files into a new folder, for a backup of a database that has tools of its own.',
  options: {},
  run: (args) =>
    withDeps({ bulk: false }, (deps) => {
      const folder = onlyPositional(args, 'folder');
      if (existsSync(folder)) throw new CommandError(`${folder} exists already`);
      return copyAllFiles(deps.db, { from: deps.files, to: createLocalFiles(folder) });
    }),
};

export const filesLoadCommand: Command = {
  name: 'files load',
  usage: 'FOLDER',
  summary:
    'Copies the files of a folder into the store: those that `files save` or `backup` wrote, or the folder `files` of an installation that gets a bucket.',
  options: {},
  run: (args) =>
    withDeps({ bulk: false }, (deps) => {
      const folder = onlyPositional(args, 'folder');
      if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}`);
      return copyAllFiles(deps.db, { from: createLocalFiles(folder), to: deps.files });
    }),
};
