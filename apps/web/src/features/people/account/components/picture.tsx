import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { removePicture } from '@lectern/contracts/people/account/remove-picture';
import { updatePicture } from '@lectern/contracts/people/account/update-picture';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../../components/avatar.tsx';
import { Button } from '../../../../components/button.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import type { Patron } from '../../../../lib/patron.ts';
import { keepUser, session } from '../../../../lib/session-store.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { uploadFault, useUpload } from '../../../../lib/use-upload.ts';
import styles from './picture.module.css';

/** The reader's picture, with buttons to change and remove it. What cannot be sent is refused before it is. */
export function Picture({ patron }: { readonly patron: Patron }) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const hint = useId();
  const onRefused = (error: unknown) => showToast('bad', errorText(error));
  const upload = useUpload(updatePicture, {
    invalidates: [getPatron],
    onDone: ({ opacPicUrl }) => {
      showInHeader(opacPicUrl);
      showToast('ok', t('picture.uploaded'));
    },
    onRefused,
  });
  const remove = useAction(removePicture, {
    invalidates: [getPatron],
    onDone: () => {
      showInHeader('');
      showToast('ok', t('picture.removed'));
    },
    onRefused,
  });

  function choose(file: File) {
    const fault = uploadFault(updatePicture, file);
    if (fault) showToast('bad', t(`picture.faults.${fault}`));
    else upload.start({}, file);
  }

  return (
    <div className={styles.picture}>
      <Avatar name={patron.name} imgUrl={patron.opacPicUrl} size={88} />
      <div>
        <div className={styles.actions}>
          <FileButton
            small
            label={t('picture.file')}
            accept={updatePicture.mediaTypes.join(',')}
            busy={upload.running}
            describedBy={hint}
            onFile={choose}
          >
            {t(patron.opacPicUrl ? 'picture.change' : 'picture.add')}
          </FileButton>
          {patron.opacPicUrl && (
            <Button size="small" kind="text" busy={remove.running} onClick={() => remove.start({})}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        <p id={hint} className="muted small">
          {t('picture.hint')}
        </p>
      </div>
    </div>
  );
}

function showInHeader(opacPicUrl: string): void {
  const user = session.get()?.user;
  if (user) keepUser({ ...user, opacPicUrl });
}
