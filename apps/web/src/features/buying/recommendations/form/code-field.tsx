import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import styles from '../recommendations.module.css';
import type { WishCode } from './use-wish-code.ts';

/** The code as a picture, or as a question for who cannot see it. */
export function CodeField({
  code: { asked, asText, setAsText, typed, setTyped, renew },
  fault,
}: {
  readonly code: WishCode;
  readonly fault: string | undefined;
}) {
  const { t } = useTranslation('recommendations');
  const { img = '', question = '' } = asked.data ?? {};
  return (
    <div>
      <TextField
        name="verifyCode"
        label={t(asText ? 'code.answer' : 'code.label')}
        hint={question}
        error={fault}
        beside={
          !asText && (
            <span className={styles.code}>
              {img && <img src={img} alt={t('code.picture')} width={150} height={52} />}
            </span>
          )
        }
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={16}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.ways}>
        <Button
          kind="text"
          size="small"
          icon={<RefreshCw size={15} aria-hidden />}
          busy={asked.isFetching}
          onClick={renew}
        >
          {t('code.another')}
        </Button>
        <Button kind="text" size="small" onClick={() => setAsText(!asText)}>
          {t(asText ? 'code.usePicture' : 'code.useQuestion')}
        </Button>
      </div>
    </div>
  );
}
