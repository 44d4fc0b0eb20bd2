import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import type { EntryOutcome } from '../../../../lib/follow-entry.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useSession } from '../../../../lib/use-session.ts';
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
  // A ticket that was exchanged stays here: a page that offered to sign in again meanwhile could lead to the provider again.
  const [answered, setAnswered] = useState(ticket);
  const [finished, setFinished] = useState(ticket === '');
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
  const leadingBack = useReturnOnceSignedIn(finished, returnTo);
  const finish = useCallback(
    (outcome: EntryOutcome, place: string) => {
      setReturnTo(place);
      setFinished(true);
      follow(outcome);
    },
    [follow],
  );
  const refuse = useCallback((error: unknown) => {
    setRefusal(error);
    setAnswered('');
    setFinished(true);
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
          {answered !== '' && (
            <ProviderReturn key={answered} ticket={answered} onFinished={finish} onRefused={refuse} />
          )}
          {answered === '' && !leadingBack && (
            <LoginMethods onSignedIn={() => undefined} mayLeave={refusal === undefined} />
          )}
        </Card>
      </main>
    </div>
  );
}

/** Leads on as soon as it is known who the reader is; true from then on. */
function useReturnOnceSignedIn(ready: boolean, returnTo: string): boolean {
  const { signedIn, user } = useSession();
  const goBack = useReturn();
  const leads = ready && signedIn && user !== undefined;
  useEffect(() => {
    if (leads) goBack(returnTo);
  }, [leads, goBack, returnTo]);
  return leads;
}
