import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { EXCHANGE_PATH } from '../../../../lib/entry/begin-entry.ts';
import { keepEntry, pendingEntry } from '../../../../lib/entry/pending-entry.ts';
import { type Entry, readEntry } from '../../../../lib/entry/read-entry.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useSession } from '../../../../lib/use-session.ts';
import { keepNextPath } from '../next-path.ts';
import styles from '../pages/login-page.module.css';
import { useReturn } from '../use-return.ts';
import { ConnectWechat } from './connect-wechat.tsx';
import { confirmExchange, type Exchange, exchangeEntry } from './exchange.ts';

/**
 * /loginExternal: exchanges what another system has sent the reader with, and goes on to the page that the address was for. Asks before
 * another reader's session is replaced.
 */
export function EntryPage({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('entry');
  const entry = useEntry();
  return (
    <div className={styles.page}>
      <header className={styles.header}>{header}</header>
      <main className={styles.main}>
        <Card padded className={styles.card ?? ''}>
          <h1>{t('title')}</h1>
          {entry ? <Entering entry={entry} /> : <Ended reason={t('nothing')} />}
        </Card>
      </main>
    </div>
  );
}

/** The entry that waits. A token in the path, to which a link inside the page may lead, is taken out first. */
function useEntry(): Entry | undefined {
  const navigate = useNavigate();
  const { jwt } = useParams();
  const [entry] = useState(() => {
    const here = jwt ? readEntry('', location.hash) : undefined;
    if (here) keepEntry(here);
    return here ?? pendingEntry();
  });
  useEffect(() => {
    if (jwt) void navigate(EXCHANGE_PATH, { replace: true });
  }, [jwt, navigate]);
  return entry;
}

function Entering({ entry }: { readonly entry: Entry }) {
  const { proof } = entry;
  return proof?.kind === 'wechat-messages' ? <ConnectWechat proof={proof} /> : <Exchanging entry={entry} />;
}

function Exchanging({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entry');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [ask, setAsk] = useState<Extract<Exchange, { kind: 'ask' }>>();
  const [error, setError] = useState<unknown>();
  const { settings } = useTenant();
  const goBack = useReturn();
  const { proof, target } = entry;

  useEffect(() => {
    let left = false;
    function go(exchange: Exchange) {
      if (left) return;
      if (exchange.kind === 'ask') setAsk(exchange);
      else if (exchange.kind === 'link')
        void navigate(exchange.path, { replace: true, state: exchange.state });
      else {
        // The page of a step leads on to where the entry leads.
        if (exchange.path) keepNextPath(target, settings.returnOrigins);
        else if (exchange.partner) showToast('ok', t('entered', exchange));
        // What began here comes back without a page: it leads to where the reader wanted to go.
        if (exchange.path === '' && target === '/home') goBack();
        else void navigate(exchange.path || target, { replace: true });
      }
    }
    if (proof && proof.kind !== 'wechat-messages')
      exchangeEntry(entry, proof).then(go, (fault: unknown) => !left && setError(fault));
    return () => {
      left = true;
    };
  }, [entry, proof, target, settings.returnOrigins, navigate, goBack, t]);

  if (error !== undefined) return <Ended reason={errorText(error)} />;
  if (ask) return <OtherReader ask={ask} target={target} onError={setError} />;
  return (
    <Loading>
      <p>{t('working')}</p>
      <Skeleton height="48px" radius="12px" />
    </Loading>
  );
}

function OtherReader({
  ask: { confirm, name, partner },
  target,
  onError,
}: {
  readonly ask: Extract<Exchange, { kind: 'ask' }>;
  readonly target: string;
  readonly onError: (error: unknown) => void;
}) {
  const { t } = useTranslation('entry');
  const navigate = useNavigate();
  const { user } = useSession();
  const [sending, setSending] = useState(false);
  async function goOn() {
    setSending(true);
    try {
      const answer = await confirmExchange(confirm);
      void navigate((answer.kind !== 'ask' && answer.path) || target, { replace: true });
    } catch (error) {
      onError(error);
    }
  }
  return (
    <div className={styles.stack}>
      <p>{t('other', { partner, name, present: user?.name ?? '' })}</p>
      <ButtonLink to={target} replace kind="primary" wide>
        {t('stay', { present: user?.name ?? '' })}
      </ButtonLink>
      <Button wide busy={sending} onClick={() => void goOn()}>
        {t('change', { name })}
      </Button>
    </div>
  );
}

function Ended({ reason }: { readonly reason: string }) {
  const { t } = useTranslation('entry');
  return (
    <div className={styles.stack}>
      <Notice tone="warn">{reason}</Notice>
      <ButtonLink to="/home" replace wide>
        {t('home')}
      </ButtonLink>
      <ButtonLink to="/login" replace kind="text">
        {t('login')}
      </ButtonLink>
    </div>
  );
}
