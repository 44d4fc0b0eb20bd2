import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { getShareCode } from '@lectern/contracts/shelf/home/get-share-code';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../lib/copy-text.ts';
import { useCall } from '../lib/use-call.ts';
import { useErrorText } from '../lib/use-error-text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';
import styles from './share-dialog.module.css';
import { Skeleton } from './skeleton.tsx';
import { TextField } from './text-field.tsx';

/** What is shared: a record by its id, or a search by its state. */
export type Shared = InputOf<(typeof getShareCode)['input']>;

/** The permanent link of a record or a search: to copy, and as a QR code. */
export default function ShareDialog({
  shared,
  link,
  onClose,
}: {
  readonly shared: Shared;
  /** The address to show until the server answers, or if it makes none. */
  readonly link: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('components');
  const errorText = useErrorText();
  const code = useCall(getShareCode, shared, { staleMs: 60 * 60_000 });
  const url = code.data?.url ?? link;

  const copy = () => copyText(url, { copied: t('share.copied'), notCopied: t('share.notCopied') });

  return (
    <Dialog
      title={t('share.title')}
      onClose={onClose}
      footer={
        <Button kind="primary" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      }
    >
      <div className={styles.share}>
        <TextField label={t('share.link')} value={url} readOnly onFocus={(event) => event.target.select()} />
        {code.error ? (
          <Notice tone="warn">{errorText(code.error)}</Notice>
        ) : (
          <figure className={styles.code}>
            {code.data ? (
              <img src={code.data.img} alt={t('share.code')} width={200} height={200} />
            ) : (
              <Skeleton width="200px" height="200px" />
            )}
            <figcaption className="muted small">{t('share.scan')}</figcaption>
          </figure>
        )}
      </div>
    </Dialog>
  );
}
