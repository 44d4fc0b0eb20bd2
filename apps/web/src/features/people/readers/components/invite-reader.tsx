import { inviteReaders } from '@lectern/contracts/people/invitations/invite-readers';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

/** Sends one reader a mail with a link to set a password. */
export function InviteReader({ patronId }: { readonly patronId: string }) {
  const { t } = useTranslation('readers');
  const errorText = useErrorText();
  const { start, running } = useAction(inviteReaders, {
    onDone: ({ invited }) =>
      invited > 0 ? showToast('ok', t('invite.oneSent')) : showToast('bad', t('invite.oneNot')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  return (
    <Button
      icon={<Mail size={17} aria-hidden />}
      busy={running}
      onClick={() => start({ patronIds: [patronId] })}
    >
      {t('invite.one')}
    </Button>
  );
}
