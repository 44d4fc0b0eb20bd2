import { RefreshCw } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import type { useCaptcha } from '../use-captcha.ts';
import styles from './captcha-field.module.css';

/** The verification code: picture, field, a button for another code, and a question for people who cannot see the picture. */
export function CaptchaField({
  captcha,
  value,
  onChange,
  error,
  inputRef,
}: {
  readonly captcha: ReturnType<typeof useCaptcha>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}) {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  const given = captcha.captcha;
  // A code that is asked for only when there is an account.
  const isLater = !given && !captcha.loading && !captcha.error;
  return (
    <div>
      <TextField
        ref={inputRef}
        name="verifyCode"
        label={t(captcha.asText ? 'code.answer' : 'code.label')}
        hint={given?.question}
        error={error ?? (captcha.error ? errorText(captcha.error) : undefined)}
        beside={
          !captcha.asText && (
            <span className={styles.picture} data-empty={given?.img ? undefined : ''}>
              {captcha.loading && <Skeleton width="150px" height="52px" />}
              {given?.img && <img src={given.img} alt={t('code.picture')} width={150} height={52} />}
              {isLater && t('code.later')}
            </span>
          )
        }
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={16}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.ways}>
        <Button
          kind="text"
          size="small"
          busy={captcha.loading}
          icon={<RefreshCw size={15} aria-hidden />}
          onClick={() => captcha.renew()}
        >
          {t('code.another')}
        </Button>
        <Button
          kind="text"
          size="small"
          disabled={captcha.loading}
          onClick={() => captcha.renew(!captcha.asText)}
        >
          {t(captcha.asText ? 'code.usePicture' : 'code.useQuestion')}
        </Button>
      </div>
    </div>
  );
}
