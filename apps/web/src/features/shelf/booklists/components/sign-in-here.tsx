import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { useSession } from '../../../../lib/use-session.ts';

/** Shown in place of lists that only a signed-in reader has. The rest of the page is for everybody. */
export function SignInHere({ title }: { readonly title: string }) {
  const { t } = useTranslation('booklists');
  const { openLogin } = useSession();
  return (
    <Card>
      <EmptyState
        icon={<LockKeyhole size={36} strokeWidth={1.4} aria-hidden />}
        title={title}
        hint={t('signInHint')}
        actions={
          <Button kind="primary" onClick={() => openLogin('needed')}>
            {t('signIn')}
          </Button>
        }
      />
    </Card>
  );
}
