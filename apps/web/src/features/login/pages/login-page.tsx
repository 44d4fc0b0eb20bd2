import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { useSession } from '../../../lib/use-session.ts';
import { LoginMethods } from '../components/login-methods.tsx';
import { keepNextPath, takeNextPath } from '../next-path.ts';
import styles from './login-page.module.css';

/** /login: login as a page, for links from outside. After signing in it leads to where the reader wanted to go. */
export function LoginPage({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('login');
  const { signedIn, user } = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  useEffect(() => keepNextPath(query.get('AIOpacUrl')), [query]);
  useEffect(() => {
    if (signedIn && user) void navigate(takeNextPath(), { replace: true });
  }, [signedIn, user, navigate]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>{header}</header>
      <main className={styles.main}>
        <Card padded className={styles.card ?? ''}>
          <h1>{t('title')}</h1>
          <LoginMethods onSignedIn={() => undefined} />
        </Card>
      </main>
    </div>
  );
}
