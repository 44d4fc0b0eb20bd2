import { countInvitable } from '@lectern/contracts/people/invitations/count-invitable';
import { inviteReaders } from '@lectern/contracts/people/invitations/invite-readers';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../readers.module.css';

/** Invites all readers who have an e-mail address and have not set a password yet. */
export function InviteAll() {
  const { t } = useTranslation('readers');
  const errorText = useErrorText();
  const { data } = useCall(countInvitable, {}, { staleMs: 0 });
  const { start, running, answer, error } = useAction(inviteReaders, { invalidates: [countInvitable] });
  if (!data) return null;
  const { invitable, open, isOn } = data;
  return (
    <section>
      <h2 className={styles.section}>{t('invite.title')}</h2>
      <Card padded>
        <p>{invitable > 0 ? t('invite.count', { count: invitable }) : t('invite.none')}</p>
        {open > 0 && <p className="muted">{t('invite.open', { count: open })}</p>}
        {!isOn && <p className="muted">{t('invite.off')}</p>}
        <div className={styles.buttons}>
          <Button
            icon={<Mail size={17} aria-hidden />}
            busy={running}
            disabled={!isOn || invitable === 0 || answer !== undefined}
            onClick={() => start({})}
          >
            {t('invite.all')}
          </Button>
        </div>
      </Card>
      <div className={styles.outcome} aria-live="polite">
        {answer && <Notice>{t('invite.sent', { count: answer.invited })}</Notice>}
        {error && <Notice tone="bad">{errorText(error)}</Notice>}
      </div>
    </section>
  );
}
