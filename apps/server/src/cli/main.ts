import { parseArgs } from 'node:util';
import { ZodError } from 'zod';
import { SecretError } from '../platform/secrets/secret-error.ts';
import { type Command, CommandError, USAGE_EXIT } from './command.ts';
import {
  alliancePeerAddCommand,
  alliancePeerListCommand,
  alliancePeerRemoveCommand,
} from './commands/alliance-peer.ts';
import { backupCommand } from './commands/backup.ts';
import { classesImportCommand } from './commands/classes-import.ts';
import { filesCheckCommand, filesLoadCommand, filesSaveCommand } from './commands/files.ts';
import { hoursImportCommand } from './commands/hours-import.ts';
import { importCommand } from './commands/import.ts';
import { jobsDropCommand, jobsListCommand, jobsRetryCommand } from './commands/jobs.ts';
import { ledgerCheckCommand } from './commands/ledger-check.ts';
import { libraryAddCommand } from './commands/library-add.ts';
import { migrateCommand } from './commands/migrate.ts';
import { numbersAlikeCommand } from './commands/numbers-alike.ts';
import { partnerAddCommand, partnerListCommand, partnerRemoveCommand } from './commands/partner.ts';
import {
  patronContactCommand,
  patronContactRemoveCommand,
  patronContactSetCommand,
  patronContactVerifyCommand,
} from './commands/patron-contact.ts';
import { patronErasuresCommand } from './commands/patron-erasures.ts';
import {
  patronSecondFactorCommand,
  patronSecondFactorRemoveCommand,
} from './commands/patron-second-factor.ts';
import { paymentsCheckCommand } from './commands/payments-check.ts';
import { paymentsReconcileCommand } from './commands/payments-reconcile.ts';
import { planImportCommand } from './commands/plan-import.ts';
import { readersImportCommand } from './commands/readers-import.ts';
import { readersInviteCommand } from './commands/readers-invite.ts';
import { reindexCommand } from './commands/reindex.ts';
import { remapCommand } from './commands/remap.ts';
import { restoreCommand } from './commands/restore.ts';
import { rulesBeginCommand } from './commands/rules-begin.ts';
import { searchesWithoutHitsCommand } from './commands/searches-without-hits.ts';
import {
  secretListCommand,
  secretRemoveCommand,
  secretRotateCommand,
  secretSetCommand,
} from './commands/secret.ts';
import { shelvesImportCommand } from './commands/shelves-import.ts';
import {
  sip2TerminalAddCommand,
  sip2TerminalListCommand,
  sip2TerminalRemoveCommand,
} from './commands/sip2-terminal.ts';
import { staffAddCommand } from './commands/staff-add.ts';
import { staffRoleCommand } from './commands/staff-role.ts';
import { tenantCreateCommand } from './commands/tenant-create.ts';
import { tenantExportCommand } from './commands/tenant-export.ts';
import { tenantImportCommand } from './commands/tenant-import.ts';
import { tenantListCommand } from './commands/tenant-list.ts';
import { tenantSetCommand } from './commands/tenant-set.ts';
import { tenantShowCommand } from './commands/tenant-show.ts';
import { tenantTextCommand } from './commands/tenant-text.ts';
import { vectorsEmbedCommand, vectorsKeyCommand } from './commands/vectors.ts';
import { vectorsTrainCommand } from './commands/vectors-train.ts';

const COMMANDS: readonly Command[] = [
  importCommand,
  classesImportCommand,
  hoursImportCommand,
  planImportCommand,
  shelvesImportCommand,
  alliancePeerAddCommand,
  alliancePeerListCommand,
  alliancePeerRemoveCommand,
  partnerAddCommand,
  partnerListCommand,
  partnerRemoveCommand,
  sip2TerminalAddCommand,
  sip2TerminalListCommand,
  sip2TerminalRemoveCommand,
  remapCommand,
  reindexCommand,
  vectorsTrainCommand,
  vectorsEmbedCommand,
  vectorsKeyCommand,
  searchesWithoutHitsCommand,
  staffAddCommand,
  staffRoleCommand,
  patronErasuresCommand,
  patronSecondFactorRemoveCommand,
  readersImportCommand,
  readersInviteCommand,
  rulesBeginCommand,
  patronSecondFactorCommand,
  // Before the command whose name theirs begin with.
  patronContactSetCommand,
  patronContactVerifyCommand,
  patronContactRemoveCommand,
  patronContactCommand,
  secretSetCommand,
  secretListCommand,
  secretRemoveCommand,
  secretRotateCommand,
  tenantCreateCommand,
  tenantListCommand,
  tenantShowCommand,
  tenantSetCommand,
  tenantTextCommand,
  tenantExportCommand,
  tenantImportCommand,
  libraryAddCommand,
  ledgerCheckCommand,
  numbersAlikeCommand,
  paymentsCheckCommand,
  paymentsReconcileCommand,
  jobsListCommand,
  jobsRetryCommand,
  jobsDropCommand,
  migrateCommand,
  backupCommand,
  restoreCommand,
  filesCheckCommand,
  filesSaveCommand,
  filesLoadCommand,
];

/** Ends the process when nobody reads its output any more (`lectern tenant list | head`), as other programs end. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
}

/** Runs one command of the terminal and answers its exit code: 0 done, 1 refused or failed, 2 called wrongly, 130 interrupted. */
export async function main(words: readonly string[]): Promise<number> {
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '')) {
    console.log(help());
    return 0;
  }
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, at) => words[at] === word));
  if (!command) {
    console.error(`There is no command "${words[0]}".\n\n${help()}`);
    return USAGE_EXIT;
  }
  const rest = words.slice(command.name.split(' ').length);
  if (rest.includes('--help')) {
    console.log(`lectern ${command.name} ${command.usage}\n\n${command.summary}`);
    return 0;
  }
  try {
    return await command.run(read(command, rest));
  } catch (error) {
    if (error instanceof CommandError) {
      console.error(error.message);
      if (error.exitCode === USAGE_EXIT) console.error(`\nlectern ${command.name} ${command.usage}`);
      return error.exitCode;
    }
    if (error instanceof SecretError) {
      console.error(error.message);
      return 1;
    }
    if (error instanceof ZodError) {
      const wrong = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
      console.error(`A setting is wrong.\n${wrong.join('\n')}`);
      return 1;
    }
    console.error(error);
    return 1;
  }
}

function read(command: Command, words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: command.options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), USAGE_EXIT);
  }
}

function help(): string {
  const lines = COMMANDS.map(({ name, usage, summary }) => `  lectern ${name} ${usage}\n      ${summary}`);
  return `Lectern, a library portal. Commands:\n\n${lines.join('\n')}\n\nThe environment says which installation is meant: LECTERN_DATA, LECTERN_DATABASE_URL.`;
}
