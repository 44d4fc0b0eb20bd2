import { removePasskey } from '@lectern/contracts/people/passkeys/remove-passkey';
import type { Confirmation } from '@lectern/contracts/people/second-factor/get-two-steps';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { api } from '../../../../lib/api.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ConfirmDialog } from '../second-factor/confirm-dialog.tsx';
import styles from '../second-factor/sign-in-section.module.css';
import rows from '../section-rows.module.css';
import type { Passkey } from './passkey.ts';
import { RenamePasskey } from './rename-passkey.tsx';

/** One passkey: what it is called, when it was used, and the ways to rename and remove it. */
export function PasskeyRow({
  passkey,
  confirmation,
  onChanged,
}: {
  readonly passkey: Passkey;
  readonly confirmation: Confirmation;
  readonly onChanged: () => Promise<void>;
}) {
  const { t } = useTranslation('second-factor');
  const format = useFormat();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const name = passkey.name || t('passkeys.unnamed');
  const close = () => setOpen(undefined);
  return (
    <li className={rows.row}>
      <div className={rows.about}>
        <p className={rows.name}>
          <span>{name}</span>
          {passkey.isSynced && <Pill tone="accent">{t('passkeys.synced')}</Pill>}
        </p>
        <p className="muted small num">{t('passkeys.since', { date: format.dayOf(passkey.createdAt) })}</p>
        <p className="muted small num">
          {passkey.lastUsedAt
            ? t('passkeys.used', { time: format.dateTime(passkey.lastUsedAt) })
            : t('passkeys.unused')}
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="small" onClick={() => setOpen('rename')}>
          {t('passkeys.rename')}
          <span className="hidden-visually"> {name}</span>
        </Button>
        <Button size="small" kind="text" onClick={() => setOpen('remove')}>
          {t('passkeys.remove')}
          <span className="hidden-visually"> {name}</span>
        </Button>
      </div>
      {open === 'rename' && <RenamePasskey passkey={passkey} onRenamed={onChanged} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={t('passkeys.removeTitle')}
          explain={[
            t('passkeys.removeExplain', { name }),
            ...(confirmation === 'sign-in' ? [t('confirm.signIn')] : []),
          ].join(' ')}
          label={t('passkeys.remove')}
          isDanger
          asks={{ password: confirmation === 'password', code: false }}
          act={async ({ password }) => {
            await api.call(removePasskey, { id: passkey.id, ...(password !== undefined && { password }) });
            close();
            showToast('ok', t('passkeys.removed'));
            await onChanged();
          }}
          onClose={close}
        />
      )}
    </li>
  );
}
