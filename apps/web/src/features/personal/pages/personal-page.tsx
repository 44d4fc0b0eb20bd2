import { useTranslation } from 'react-i18next';
import { SignInRequired } from '../../../components/sign-in-required.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useSession } from '../../../lib/use-session.ts';

/** The reader's own pages, one section at a time. */
export function PersonalPage() {
  const { t } = useTranslation('personal');
  const { signedIn, user } = useSession();
  usePageTitle(t('title'));
  if (!signedIn) return <SignInRequired />;
  return (
    <div className="wrap">
      <h1>{user?.name ?? t('title')}</h1>
    </div>
  );
}
