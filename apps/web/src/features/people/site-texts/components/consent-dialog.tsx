import { agreeToPrivacy } from '@lectern/contracts/people/privacy/agree-to-privacy';
import { getPrivacyConsent } from '@lectern/contracts/people/privacy/get-privacy-consent';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useSession } from '../../../../lib/use-session.ts';
import styles from './consent-dialog.module.css';
import { SiteTextView } from './site-text-view.tsx';

/** Asks a signed-in reader to agree to the present privacy statement, once for each version. Who does not agree signs out. */
export default function ConsentDialog() {
  const { t } = useTranslation('site-texts');
  const { user, signOut } = useSession();
  const errorText = useErrorText();
  // The sign-in form sends its own consent before the reader is known.
  const { data, refetch } = useCall(getPrivacyConsent, {}, { enabled: user !== undefined });
  const agree = useAction(agreeToPrivacy, {
    invalidates: [getPrivacyConsent],
    onRefused: (error) => {
      showToast('warn', errorText(error));
      void refetch();
    },
  });
  if (!user || !data?.needed) return null;
  return (
    <Dialog
      title={t('consent.title')}
      width="720px"
      footer={
        <>
          <Button kind="primary" busy={agree.running} onClick={() => agree.start({ version: data.version })}>
            {t('consent.agree')}
          </Button>
          <Button onClick={() => void signOut({ even: 'blocked' })}>{t('consent.refuse')}</Button>
        </>
      }
    >
      <p>{t(data.agreedVersion === null ? 'consent.first' : 'consent.changed')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <section className={styles.text} aria-label={t('privacy')} tabIndex={0}>
        <SiteTextView name="privacy" />
      </section>
    </Dialog>
  );
}
