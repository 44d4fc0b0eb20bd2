import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/dialog.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../lib/toasts.ts';
import styles from '../booklists.module.css';
import { sharedAddresses } from '../shared-addresses.ts';

/** Address, feed and embed code of an open list, each to copy. */
export function ShareListDialog({
  list: { id, name },
  onClose,
}: {
  readonly list: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('booklists');
  const { link, feed, embed } = sharedAddresses('list', id, name);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      showToast('ok', t('share.copied'));
    } catch {
      showToast('bad', t('share.notCopied'));
    }
  }

  return (
    <Dialog title={t('share.title', { name })} onClose={onClose} width="560px">
      <div className={styles.part}>
        {(
          [
            ['link', link],
            ['feed', feed],
            ['embed', embed],
          ] as const
        ).map(([key, text]) => (
          <TextField
            key={key}
            label={t(`share.${key}`)}
            value={text}
            readOnly
            onFocus={({ target }) => target.select()}
            beside={
              <IconButton
                label={`${t('share.copy')} · ${t(`share.${key}`)}`}
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
