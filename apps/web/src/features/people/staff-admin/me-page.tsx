import { beginStaffCode } from '@lectern/contracts/people/staff/begin-staff-code';
import { confirmStaffCode } from '@lectern/contracts/people/staff/confirm-staff-code';
import { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useStaff } from '../../../lib/staff/use-staff.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { ChangePassword } from './me/change-password.tsx';
import { StaffPasskeys } from './me/staff-passkeys.tsx';
import styles from './staff.module.css';

/** The own account of the member: what they may do, and what they sign in with. */
export default function MePage() {
  const { t } = useTranslation('staff-admin');
  const errorText = useErrorText();
  const { name, account, permissions, hasCode } = useStaff();
  const begin = useAction(beginStaffCode);
  return (
    <>
      <PageHead title={name} hint={account} />
      <div className={styles.narrow}>
        <Card as="section" padded>
          <h2 className={styles.section}>{t('me.permissions')}</h2>
          {permissions.length === 0 && <p className="muted">{t('me.nothing')}</p>}
          <ul className={styles.permissions}>
            {permissions.map((permission) => (
              <li key={permission}>{t(`permission.${permission}`)}</li>
            ))}
          </ul>
        </Card>
        <Card as="section" padded>
          <h2 className={styles.section}>{t('me.code')}</h2>
          <p>{t(hasCode ? 'me.codeOn' : 'me.codeOff')}</p>
          {begin.error && <Notice tone="bad">{errorText(begin.error)}</Notice>}
          <div className={styles.buttons}>
            <Button busy={begin.running} onClick={() => begin.start({})}>
              {t(hasCode ? 'me.codeReplace' : 'me.codeAdd')}
            </Button>
          </div>
        </Card>
        <StaffPasskeys />
        <ChangePassword />
      </div>
      {begin.answer && <ConfirmCode {...begin.answer} onClose={begin.reset} />}
    </>
  );
}

function ConfirmCode({
  secret,
  img,
  onClose,
}: {
  readonly secret: string;
  readonly img: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('staff-admin');
  const [code, setCode] = useState('');
  const confirm = useAction(confirmStaffCode, {
    invalidates: [getStaffSession],
    onDone() {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('me.codeAdd')}
      send={t('me.confirm')}
      cancel={t('cancel')}
      busy={confirm.running}
      error={confirm.error}
      onSend={() => {
        if (code.trim() !== '') confirm.start({ code });
      }}
      onClose={onClose}
    >
      <p>{t('me.scan')}</p>
      <img className={styles.picture} src={img} alt={t('me.picture')} width={200} height={200} />
      <p className="muted">{t('me.secret', { secret })}</p>
      <TextField
        label={t('me.codeOfApp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </FormDialog>
  );
}
