import type { FavouriteFolder } from '@lectern/contracts/shelf/favourites/folder';
import { listFolders } from '@lectern/contracts/shelf/favourites/list-folders';
import { shareFolder } from '@lectern/contracts/shelf/favourites/share-folder';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { copyText } from '../../../../lib/copy-text.ts';
import { permanentLink } from '../../../../lib/permanent-link.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

/** Makes a link to a folder, or withdraws it. The link is shown this once: the server keeps only its digest. */
export function ShareFolder({
  folder: { folderId, name, shared },
  onClose,
}: {
  readonly folder: FavouriteFolder;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('favourites');
  const { t: common } = useTranslation('components');
  const errorText = useErrorText();
  const [isShared, setIsShared] = useState(shared);
  const share = useAction(shareFolder, {
    invalidates: [listFolders],
    onDone: ({ token }) => {
      setIsShared(token !== null);
      if (token === null) showToast('ok', t('share.withdrawn'));
    },
  });
  const token = share.answer?.token;
  const link = token ? permanentLink(`/sharedFav/${token}`) : '';

  const copy = () => copyText(link, { copied: common('share.copied'), notCopied: common('share.notCopied') });

  return (
    <Dialog
      title={t('share.title', { name })}
      onClose={onClose}
      footer={
        <>
          {link ? (
            <Button kind="primary" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
              {common('share.copy')}
            </Button>
          ) : (
            <Button kind="primary" busy={share.running} onClick={() => share.start({ folderId })}>
              {t(isShared ? 'share.renew' : 'share.make')}
            </Button>
          )}
          {isShared && (
            <Button busy={share.running} onClick={() => share.start({ folderId, withdraw: true })}>
              {t('share.withdraw')}
            </Button>
          )}
        </>
      }
    >
      {share.error && <Notice tone="bad">{errorText(share.error)}</Notice>}
      <p>{t(isShared && !link ? 'share.isShared' : 'share.explain')}</p>
      {link && (
        <TextField label={t('share.link')} value={link} readOnly onFocus={({ target }) => target.select()} />
      )}
    </Dialog>
  );
}
