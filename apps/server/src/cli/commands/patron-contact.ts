import { CONTACT_KINDS, type ContactKind, readContact } from '@lectern/rules/contact-forms';
import type { Account } from '../../domains/people/account/accounts.ts';
import { changeContactByOperator } from '../../domains/people/contacts/contacts-by-operator.ts';
import { type Arguments, type Command, CommandError, usageError } from '../command.ts';
import { operatorName } from '../operator-name.ts';
import { printRow } from '../print-row.ts';
import { OF_READER, readerOf, withReader } from '../reader-named.ts';

export const patronContactCommand: Command = {
  name: 'patron contact',
  usage: '--tenant T --account A',
  summary: 'Shows the e-mail address and the phone of a reader, and whether they are verified.',
  options: OF_READER,
  run: (args) =>
    withReader(args, async (_deps, _tenant, account) => {
      for (const kind of CONTACT_KINDS) printContact(account, kind);
      return 0;
    }),
};

export const patronContactSetCommand: Command = {
  name: 'patron contact set',
  usage: 'mail|phone VALUE --tenant T --account A [--verified]',
  summary:
    'Replaces a contact of a reader, for one whose old one is out of reach. With --verified codes are sent to it: only where you have made sure whose it is.',
  options: { ...OF_READER, verified: { type: 'boolean' } },
  run: (args) => {
    const [word, text] = args.positionals;
    const kind = kindOf(word);
    const value = readContact(kind, text ?? '');
    if (value === undefined) throw usageError(`${text ?? 'Nothing'} is no ${nameOf(kind)}`);
    return change(args, kind, () => ({ value, isVerified: args.values.verified === true }));
  },
};

export const patronContactVerifyCommand: Command = {
  name: 'patron contact verify',
  usage: 'mail|phone --tenant T --account A',
  summary: 'Notes that a contact is the reader’s: codes are sent to it from now on.',
  options: OF_READER,
  run: (args) => change(args, kindOf(args.positionals[0]), (value) => ({ value, isVerified: true })),
};

export const patronContactRemoveCommand: Command = {
  name: 'patron contact remove',
  usage: 'mail|phone --tenant T --account A',
  summary: 'Removes a contact of a reader.',
  options: OF_READER,
  run: (args) => change(args, kindOf(args.positionals[0]), () => ({ value: '', isVerified: false })),
};

/** Changes a contact to what `changeOf` makes of the present one. */
function change(
  args: Arguments,
  kind: ContactKind,
  changeOf: (present: string) => { readonly value: string; readonly isVerified: boolean },
): Promise<number> {
  return withReader(args, async (deps, tenant, account) => {
    const present = kind === 'mail' ? account.email : account.phone;
    const { value, isVerified } = changeOf(present);
    if (value === '' && present === '') throw new CommandError(`The reader has no ${nameOf(kind)}.`);
    const by = operatorName();
    await changeContactByOperator(deps, tenant, account, { kind, value, isVerified, by });
    printContact(await readerOf(deps, tenant, args), kind);
    return 0;
  });
}

function kindOf(word: string | undefined): ContactKind {
  const kind = CONTACT_KINDS.find((one) => one === word);
  if (!kind) throw usageError(`Say which contact: ${CONTACT_KINDS.join(' or ')}`);
  return kind;
}

function nameOf(kind: ContactKind): string {
  return kind === 'mail' ? 'e-mail address' : 'phone number';
}

function printContact(account: Account, kind: ContactKind): void {
  const [value, isVerified] =
    kind === 'mail' ? [account.email, account.emailVerified] : [account.phone, account.phoneVerified];
  if (value === '') printRow(kind, 'none');
  else printRow(kind, value, isVerified ? 'verified' : 'not verified');
}
