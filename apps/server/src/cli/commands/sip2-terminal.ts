import { listLibraries } from '../../domains/collection/vocabulary/places/places.ts';
import {
  addTerminal,
  listTerminals,
  removeTerminal,
  type TerminalFault,
} from '../../domains/counter/terminals/terminals.ts';
import { SIP2_ENCODINGS } from '../../platform/sip2/sip2-encodings.ts';
import { SIP2_LINE_ENDS } from '../../platform/sip2/sip2-line-ends.ts';
import { type Command, CommandError, optional, required, usageError } from '../command.ts';
import { printRow } from '../print-row.ts';
import { withTenant } from '../with-deps.ts';

const FAULTS: Readonly<Record<TerminalFault, string>> = {
  account: 'The account has small letters, digits and hyphens, 40 at most.',
  exists: 'There is a terminal with this account already. Remove it first.',
};

const tenant = { tenant: { type: 'string' } } as const;

export const sip2TerminalAddCommand: Command = {
  name: 'sip2 terminal add',
  usage:
    '--tenant T --account A --library CODE [--encoding utf-8|gb18030|latin1] [--line-end cr|crlf|lf] [--without-pin]',
  summary:
    'Lets a self-check machine or sorter in one library connect by SIP2. Prints its secret, once. With --without-pin the card of a reader is enough.',
  options: {
    ...tenant,
    account: { type: 'string' },
    library: { type: 'string' },
    encoding: { type: 'string' },
    'line-end': { type: 'string' },
    'without-pin': { type: 'boolean' },
  },
  run: (args) => {
    const encoding = SIP2_ENCODINGS.find((one) => one === (optional(args, 'encoding') ?? 'utf-8'));
    if (!encoding) throw usageError(`--encoding is one of ${SIP2_ENCODINGS.join(', ')}`);
    const lineEnd = SIP2_LINE_ENDS.find((one) => one === (optional(args, 'line-end') ?? 'cr'));
    if (!lineEnd) throw usageError(`--line-end is one of ${SIP2_LINE_ENDS.join(', ')}`);
    return withTenant(args, async (deps, { id, mappingPath, settings }) => {
      const account = required(args, 'account');
      const libraryCode = required(args, 'library');
      const libraries = await listLibraries(deps.db, id, settings.public.defaultLanguage);
      const libraryCodes = libraries.map(({ code }) => code);
      if (!libraryCodes.includes(libraryCode))
        throw new CommandError(
          `${mappingPath} has no library ${libraryCode}. Libraries: ${libraryCodes.join(', ')}.`,
        );
      const needsPin = args.values['without-pin'] !== true;
      const added = await addTerminal(deps, id, { account, libraryCode, encoding, lineEnd, needsPin });
      if ('fault' in added) throw new CommandError(FAULTS[added.fault]);
      console.error(
        `Added. The machine signs in as ${mappingPath}/${account} with this secret, which is shown only now:`,
      );
      console.log(added.secret);
      return 0;
    });
  },
};

export const sip2TerminalListCommand: Command = {
  name: 'sip2 terminal list',
  usage: '--tenant T',
  summary: 'Lists the machines that may connect by SIP2.',
  options: tenant,
  run: (args) =>
    withTenant(args, async (deps, { id }) => {
      for (const { account, libraryCode, encoding, lineEnd, needsPin } of await listTerminals(deps, id))
        printRow(account, libraryCode, encoding, lineEnd, needsPin ? 'pin' : 'card only');
      return 0;
    }),
};

export const sip2TerminalRemoveCommand: Command = {
  name: 'sip2 terminal remove',
  usage: '--tenant T --account A',
  summary: 'Removes a machine. Its next message is refused.',
  options: { ...tenant, account: { type: 'string' } },
  run: (args) =>
    withTenant(args, async (deps, { id, mappingPath }) => {
      const account = required(args, 'account');
      if (!(await removeTerminal(deps, id, account)))
        throw new CommandError(`${mappingPath} has no terminal ${account}.`);
      console.log(`Removed ${account} from ${mappingPath}.`);
      return 0;
    }),
};
