import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../lib/copy-text.ts';
import { sharedAddresses } from '../lib/shared-addresses.ts';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './share-dialog.module.css';
import { TextField } from './text-field.tsx';

/** Address, feed and embed code of an open list or topic, each to copy. */
export default function SharePageDialog({
  kind,
  id,
  name,
  onClose,
}: {
  readonly kind: 'list' | 'topic';
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('components');
  const { link, feed, embed } = sharedAddresses(kind, id, name);

  const copy = (text: string) =>
    copyText(text, { copied: t('sharePage.copied'), notCopied: t('sharePage.notCopied') });

  return (
    <Dialog title={t('sharePage.title', { name })} onClose={onClose} width="560px">
      <div className={styles.fields}>
        {(
          [
            ['link', link],
            ['feed', feed],
            ['embed', embed],
          ] as const
        ).map(([key, text]) => (
          <TextField
            key={key}
            label={t(`sharePage.${key}`)}
            value={text}
            readOnly
            onFocus={({ target }) => target.select()}
            beside={
              <IconButton
                label={`${t('sharePage.copy')} · ${t(`sharePage.${key}`)}`}
                icon={<Copy size={18} aria-hidden />}
                onClick={() => void copy(text)}
              />
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
