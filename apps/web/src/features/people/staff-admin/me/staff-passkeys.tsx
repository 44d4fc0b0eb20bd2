import { listStaffPasskeys } from '@lectern/contracts/people/staff/list-staff-passkeys';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { hasPasskeys } from '../../../../lib/passkeys/browser-passkeys.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../staff.module.css';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import type { StaffPasskey } from './staff-passkey.ts';

type Open = 'add' | { readonly act: 'rename' | 'remove'; readonly passkey: StaffPasskey };

/** The passkeys of the member: add, name, remove. */
export function StaffPasskeys() {
  const { t } = useTranslation('staff-admin');
  const { settings } = useTenant();
  const { data, error, refetch } = useCall(listStaffPasskeys, {}, { staleMs: 0 });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Card as="section" padded>
      <h2 className={styles.section}>{t('passkeys.heading')}</h2>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="72px" radius="12px" />
        </Loading>
      )}
      {data && (
        <>
          <p>{t(data.isOffered ? 'passkeys.explain' : 'passkeys.notOffered')}</p>
          <ul className={styles.keys}>
            {data.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onChange={(act) => setOpen({ act, passkey })} />
            ))}
          </ul>
        </>
      )}
      {data?.isOffered && !hasPasskeys(settings) && <p className="muted small">{t('passkeys.notHere')}</p>}
      {data?.isOffered && hasPasskeys(settings) && (
        <div className={styles.buttons}>
          <Button icon={<KeyRound size={18} aria-hidden />} onClick={() => setOpen('add')}>
            {t('passkeys.add')}
          </Button>
        </div>
      )}
      {open === 'add' && <AddPasskeyDialog onClose={close} />}
      {typeof open === 'object' && open.act === 'rename' && (
        <RenamePasskeyDialog passkey={open.passkey} onClose={close} />
      )}
      {typeof open === 'object' && open.act === 'remove' && (
        <RemovePasskeyDialog passkey={open.passkey} onClose={close} />
      )}
    </Card>
  );
}

function PasskeyRow({
  passkey,
  onChange,
}: {
  readonly passkey: StaffPasskey;
  readonly onChange: (act: 'rename' | 'remove') => void;
}) {
  const { t } = useTranslation('staff-admin');
  const format = useFormat();
  const name = passkey.name || t('passkeys.unnamed');
  return (
    <li>
      <div className={styles.keyName}>
        <p>
          <b>{name}</b> {passkey.isSynced && <Pill tone="accent">{t('passkeys.synced')}</Pill>}
        </p>
        <p className="muted small num">
          {t('passkeys.since', { date: format.dayOf(passkey.createdAt) })}
          {' · '}
          {passkey.lastUsedAt
            ? t('passkeys.used', { time: format.dateTime(passkey.lastUsedAt) })
            : t('passkeys.unused')}
        </p>
      </div>
      <div className={styles.keyActs}>
        <Button size="small" onClick={() => onChange('rename')}>
          {t('passkeys.rename')}
          <span className="hidden-visually"> {name}</span>
        </Button>
        <Button size="small" kind="text" onClick={() => onChange('remove')}>
          {t('passkeys.remove')}
          <span className="hidden-visually"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
