import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';
import styles from './offline.module.css';
import { OFFLINE_PATH } from './offline-link.tsx';
import { useNetwork } from './use-network.ts';
import { countWaiting, fetchOfflineKey, type SentActs, sendWaiting, waitingActs } from './waiting-acts.ts';

/** Above every page of the staff: that there is no network, or that acts wait to be sent. */
export function OfflineNotice({ mayWork }: { readonly mayWork: boolean }) {
  const { t } = useTranslation('offline');
  const hasNetwork = useNetwork();
  const waiting = useExternalStore(waitingActs) ?? 0;
  const { pathname } = useLocation();
  useEffect(() => {
    void countWaiting();
    if (mayWork) void fetchOfflineKey();
  }, [mayWork]);
  if (!mayWork) return null;
  if (!hasNetwork)
    return (
      <div className={styles.notices}>
        <Notice tone="warn">
          <p>{t('noNetwork')}</p>
          {pathname !== OFFLINE_PATH && <Link to={OFFLINE_PATH}>{t('workOffline')}</Link>}
        </Notice>
      </div>
    );
  return <SendWaiting waiting={waiting} />;
}

function SendWaiting({ waiting }: { readonly waiting: number }) {
  const { t } = useTranslation('offline');
  const errorText = useErrorText();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [sent, setSent] = useState<SentActs>();

  async function send() {
    setSending(true);
    setError(undefined);
    try {
      setSent(await sendWaiting());
    } catch (fault) {
      setError(fault);
    } finally {
      setSending(false);
    }
  }

  if (!sent && waiting === 0) return null;
  return (
    <div className={styles.notices}>
      {sent && (
        <Notice tone={sent.refused > 0 ? 'warn' : 'info'}>
          {sent.done > 0 && <p role="status">{t('sent', { count: sent.done })}</p>}
          {sent.refused > 0 && <Link to={OFFLINE_PATH}>{t('refused', { count: sent.refused })}</Link>}
        </Notice>
      )}
      {waiting > 0 && (
        <Notice tone={error === undefined ? 'info' : 'bad'}>
          <p>{error === undefined ? t('waiting', { count: waiting }) : errorText(error)}</p>
          <Button kind="primary" className={styles.send} busy={sending} onClick={() => void send()}>
            {t('send')}
          </Button>
        </Notice>
      )}
    </div>
  );
}
