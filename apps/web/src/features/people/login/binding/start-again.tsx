import { beginPassportSignIn } from '@lectern/contracts/people/handover/begin-passport-sign-in';
import { beginWechatSignIn } from '@lectern/contracts/people/identity/begin-wechat-sign-in';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useTenant } from '../../../../lib/tenant.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { leaveFor } from '../../../../lib/window-closing.ts';
import styles from '../pages/login-page.module.css';

/** Says why an account cannot be linked now, and begins the sign-in elsewhere that is needed first. */
export function StartAgain({
  provider,
  reason,
}: {
  readonly provider: 'wechat' | 'passport';
  readonly reason: string;
}) {
  const { t } = useTranslation('binding');
  const errorText = useErrorText();
  const { settings } = useTenant();
  const isOffered = provider === 'wechat' ? settings.weixinLogin === '1' : settings.passportLogin === '1';
  const leave = ({ address }: { readonly address: string }) => leaveFor(address);
  const wechat = useAction(beginWechatSignIn, { onDone: leave });
  const passport = useAction(beginPassportSignIn, { onDone: leave });
  const begin = provider === 'wechat' ? wechat : passport;
  return (
    <div className={styles.stack}>
      <Notice tone="warn">{reason}</Notice>
      {begin.error && <Notice tone="bad">{errorText(begin.error)}</Notice>}
      <p>{t(isOffered ? `begin.${provider}` : 'notOffered')}</p>
      {isOffered && (
        <Button kind="primary" wide busy={begin.running} onClick={() => begin.start({})}>
          {t(`beginButton.${provider}`)}
        </Button>
      )}
      <ButtonLink to="/login" kind={isOffered ? 'text' : 'plain'}>
        {t('toLogin')}
      </ButtonLink>
    </div>
  );
}
