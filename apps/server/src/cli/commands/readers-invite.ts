import { refuse } from '@lectern/contracts/kernel/refusal';
import { refusalWords } from '@lectern/contracts/kernel/refusal-words';
import { INVITATIONS_OFF } from '@lectern/contracts/people/invitations/errors';
import { areInvitationsOn, inviteAll, inviteChosen } from '../../domains/people/invitations/invite.ts';
import { type Command, CommandError, usageError } from '../command.ts';
import { OF_READER, readerOf } from '../reader-named.ts';
import { withTenant } from '../with-deps.ts';

export const readersInviteCommand: Command = {
  name: 'readers invite',
  usage: '--tenant T (--account A | --all)',
  summary:
    'Sends a reader, or all who have an e-mail address and have not set a password yet, a mail with a link to set one. The running server sends it.',
  options: { ...OF_READER, all: { type: 'boolean' } },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const isForAll = args.values.all === true;
      if (isForAll === (args.values.account !== undefined)) throw usageError('say --account or --all');
      if (!areInvitationsOn(deps, tenant))
        throw new CommandError(refusalWords(refuse(INVITATIONS_OFF), { language: 'en-US' }));
      const invited = isForAll
        ? await inviteAll(deps, tenant)
        : await inviteChosen(deps, tenant, [(await readerOf(deps, tenant, args)).id]);
      if (!isForAll && invited === 0)
        throw new CommandError('The reader has no e-mail address, or has set a password already.');
      console.log(`Invited: ${invited}.`);
      return 0;
    }),
};
