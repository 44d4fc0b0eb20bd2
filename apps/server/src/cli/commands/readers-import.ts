import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { refusalWords } from '@lectern/contracts/kernel/refusal-words';
import { TABLE_ENCODINGS, type TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import { importReaders } from '@lectern/contracts/people/readers/import-readers';
import { importRows } from '../../domains/people/readers/import/import-rows.ts';
import { readReaderRows } from '../../domains/people/readers/import/reader-rows.ts';
import { readersOf } from '../../domains/people/readers/readers-of.ts';
import { OPERATOR } from '../../platform/audit/audit-store.ts';
import { type Arguments, type Command, CommandError, onlyPositional, usageError } from '../command.ts';
import { createProgress } from '../progress.ts';
import { readBytes } from '../read-bytes.ts';
import { withTenant } from '../with-deps.ts';

const LANGUAGE = 'en-US';

export const readersImportCommand: Command = {
  name: 'readers import',
  usage: 'FILE --tenant T [--check] [--encoding E]',
  summary:
    'Registers and changes readers from a table, XLSX or CSV (columns card, name, group, library; expires, phone, email, password). --check says what would be done, and shows some names.',
  options: { tenant: { type: 'string' }, check: { type: 'boolean' }, encoding: { type: 'string' } },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const check = args.values.check === true;
      const readers = unlessRefused(readersOf(deps, tenant));
      const file = Buffer.from(await readBytes(onlyPositional(args, 'file'), importReaders.maxBytes));
      const { trustImportedContacts: contactsAreVerified, numbersKeepCase: keepsCase } =
        tenant.settings.policy;
      const read = unlessRefused(
        await readReaderRows(file, { language: LANGUAGE, encoding: encodingOf(args), keepsCase }),
      );
      const { encoding, unknownColumns, preview } = read.file;
      if (encoding) console.log(`Read as ${encoding}.`);
      if (unknownColumns.length > 0) console.log(`Columns that are not used: ${unknownColumns.join(', ')}.`);
      if (check) for (const { card, name } of preview) console.log(`${card}\t${name}`);
      const at = deps.clock.now().toISOString();
      const act = { tenantId: tenant.id, staffId: OPERATOR, at, contactsAreVerified };
      const progress = createProgress('Readers');
      const outcome = unlessRefused(
        await importRows({ db: deps.db, readers, act, check }, read.rows, {
          language: LANGUAGE,
          onRow: (done) => progress.show(done),
        }),
      );
      progress.end();
      const { registered, changed, unchanged, faulty, faults } = outcome;
      for (const { line, card, message } of faults) console.error(`line ${line}, ${card}: ${message}`);
      console.log(
        `${check ? 'Would be registered' : 'Registered'}: ${registered}. Changed: ${changed}. Unchanged: ${unchanged}. Left out: ${faulty}.`,
      );
      return faulty > 0 ? 1 : 0;
    }),
};

function encodingOf(args: Arguments): TableEncoding | undefined {
  const given = args.values.encoding;
  if (given === undefined) return undefined;
  const encoding = TABLE_ENCODINGS.find((one) => one === given);
  if (!encoding) throw usageError(`${String(given)} is none of ${TABLE_ENCODINGS.join(', ')}`);
  return encoding;
}

function unlessRefused<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new CommandError(refusalWords(answer, { language: LANGUAGE }));
  return answer;
}
