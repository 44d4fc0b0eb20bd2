import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { EntryOutcome } from '../../../lib/follow-entry.ts';
import { useTenant } from '../../../lib/tenant.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useSession } from '../../../lib/use-session.ts';
import { LoginMethods } from '../components/login-methods.tsx';
import { ProviderReturn } from '../components/provider-return.tsx';
import { keepNextPath } from '../next-path.ts';
import { useOutcome } from '../use-outcome.ts';
import { useReturn } from '../use-return.ts';
import styles from './login-page.module.css';

/**
 * /login: login as a page, for links from outside and for the way back from a provider (`entry`). After signing in it leads to where the
 * reader wanted to go.
 */
export function LoginPage({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  const { settings } = useTenant();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const ticket = query.get('entry') ?? '';
  const [pending, setPending] = useState(ticket);
  const [refusal, setRefusal] = useState<unknown>();
  const [returnTo, setReturnTo] = useState('');
  useEffect(
    () => keepNextPath(query.get('AIOpacUrl'), settings.returnOrigins),
    [query, settings.returnOrigins],
  );
  useEffect(() => {
    // The ticket leaves the address and the history before it is exchanged.
    if (ticket !== '') void navigate('/login', { replace: true });
  }, [ticket, navigate]);

  const { follow, message } = useOutcome(() => undefined);
  useReturnOnceSignedIn(pending === '', returnTo);
  const finished = useCallback(
    (outcome: EntryOutcome, place: string) => {
      setReturnTo(place);
      setPending('');
      follow(outcome);
    },
    [follow],
  );
  const refused = useCallback((error: unknown) => {
    setRefusal(error);
    setPending('');
  }, []);

  return (
    <div className={styles.page}>
      <header className={styles.header}>{header}</header>
      <main className={styles.main}>
        <Card padded className={styles.card ?? ''}>
          <h1>{t('title')}</h1>
          {refusal !== undefined && (
            <div className={styles.notice}>
              <Notice tone="bad">{errorText(refusal)}</Notice>
            </div>
          )}
          {message !== '' && <Notice tone="warn">{message}</Notice>}
          {pending === '' ? (
            <LoginMethods onSignedIn={() => undefined} mayLeave={refusal === undefined} />
          ) : (
            <ProviderReturn key={pending} ticket={pending} onFinished={finished} onRefused={refused} />
          )}
        </Card>
      </main>
    </div>
  );
}

/** Leads on as soon as it is known who the reader is. */
function useReturnOnceSignedIn(ready: boolean, returnTo: string): void {
  const { signedIn, user } = useSession();
  const goBack = useReturn();
  useEffect(() => {
    if (ready && signedIn && user) goBack(returnTo);
  }, [ready, signedIn, user, goBack, returnTo]);
}
