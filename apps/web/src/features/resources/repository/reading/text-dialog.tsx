import { copyText } from '@lectern/contracts/resources/repository/copy-text';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { copyText as copyToClipboard } from '../../../../lib/copy-text.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './reading.module.css';

/** The text of a page, to be copied and for screen readers. */
export function TextDialog({
  id,
  fileId,
  page,
  onClose,
}: {
  readonly id: string;
  readonly fileId: string;
  readonly page: number;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('repository');
  const { data, error, refetch } = useCall(copyText, { id, fileId, page }, { ofReader: true });
  const copy = () =>
    copyToClipboard(data?.text ?? '', { copied: t('reading.copied'), notCopied: t('reading.notCopied') });
  return (
    <Dialog
      title={t('reading.textOf', { page })}
      width="640px"
      onClose={onClose}
      footer={
        data?.text ? (
          <Button kind="primary" onClick={() => void copy()}>
            {t('reading.copy')}
          </Button>
        ) : undefined
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="160px" radius="8px" />
        </Loading>
      )}
      {data &&
        (data.text ? (
          <p className={styles.text} dir="auto">
            {data.text}
          </p>
        ) : (
          <p className="muted">{t('reading.noText')}</p>
        ))}
    </Dialog>
  );
}
