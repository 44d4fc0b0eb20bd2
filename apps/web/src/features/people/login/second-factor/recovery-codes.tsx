import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { copyText } from '../../../../lib/copy-text.ts';
import { saveText } from '../../../../lib/save-file.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import styles from './sign-in-section.module.css';

/** Recovery codes, which are shown this once. The dialog is closed by its button alone, so that they are not lost by a slip. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('second-factor');
  const { name } = useTenant();

  const copy = () =>
    copyText(codes.join('\n'), { copied: t('codes.copied'), notCopied: t('codes.notCopied') });

  return (
    <Dialog
      title={t('codes.title')}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('codes.kept')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <Notice tone="warn">{t('codes.once')}</Notice>
        <p>{t('codes.explain')}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button onClick={() => void copy()}>{t('codes.copy')}</Button>
          <Button
            onClick={() => saveText(t('codes.file'), [name, t('codes.title'), '', ...codes, ''].join('\n'))}
          >
            {t('codes.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
