import { findSignInKeys, removeSignInKeys } from '../../domains/people/passkeys/sign-in-keys-by-operator.ts';
import { type Command, CommandError } from '../command.ts';
import { operatorName } from '../operator-name.ts';
import { printRow } from '../print-row.ts';
import { OF_READER, withReader } from '../reader-named.ts';

export const patronSecondFactorCommand: Command = {
  name: 'patron second-factor',
  usage: '--tenant T --account A',
  summary: 'Shows whether a reader signs in in two steps, and the passkeys.',
  options: OF_READER,
  run: (args) =>
    withReader(args, async (deps, tenant, { id }) => {
      const { secondFactor, passkeys } = await findSignInKeys(deps, tenant.id, id);
      if (secondFactor) {
        printRow('two steps', secondFactor.since, `${secondFactor.recoveryCodesLeft} recovery codes left`);
      } else printRow('two steps', 'off');
      for (const { name, createdAt } of passkeys) printRow('passkey', createdAt, name);
      return 0;
    }),
};

export const patronSecondFactorRemoveCommand: Command = {
  name: 'patron second-factor remove',
  usage: '--tenant T --account A',
  summary:
    'Removes the second step and all passkeys of a reader who lost the phone; the password alone then signs in. Make sure who asks for it.',
  options: OF_READER,
  run: (args) =>
    withReader(args, async (deps, tenant, { id }) => {
      if (!(await removeSignInKeys(deps, tenant, id, operatorName())))
        throw new CommandError('The reader has no second step and no passkey.');
      console.log('Removed. The reader was told at the verified contacts.');
      return 0;
    }),
};
