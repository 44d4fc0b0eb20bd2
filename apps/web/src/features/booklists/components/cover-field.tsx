import { removeCover } from '@lectern/contracts/booklists/remove-cover';
import { updateCover } from '@lectern/contracts/booklists/update-cover';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { FileButton } from '../../../components/file-button.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { uploadFault, useUpload } from '../../../lib/use-upload.ts';
import styles from '../booklists.module.css';
import { LIST_CALLS } from '../list-calls.ts';
import type { OwnList } from '../own-list.ts';
import { ListCover } from './list-cover.tsx';

/** The cover of a list, with buttons to change and remove it. What cannot be sent is refused before it is. */
export function CoverField({ list }: { readonly list: OwnList }) {
  const { t } = useTranslation('booklists');
  const errorText = useErrorText();
  const hint = useId();
  const outcome = (text: string) => ({
    invalidates: LIST_CALLS,
    onDone: () => showToast('ok', text),
    onRefused: (error: unknown) => showToast('bad', errorText(error)),
  });
  const upload = useUpload(updateCover, outcome(t('cover.uploaded')));
  const remove = useAction(removeCover, outcome(t('cover.removed')));

  function choose(file: File) {
    const fault = uploadFault(updateCover, file);
    if (fault) showToast('bad', t(`cover.faults.${fault}`));
    else upload.start({ id: list.id }, file);
  }

  return (
    <div className={styles.coverField}>
      <ListCover list={list} />
      <div className={styles.tools}>
        <FileButton
          small
          label={t('cover.file')}
          accept={updateCover.mediaTypes.join(',')}
          busy={upload.running}
          describedBy={hint}
          onFile={choose}
        >
          {t(list.imgUrl ? 'cover.change' : 'cover.add')}
        </FileButton>
        {list.imgUrl && (
          <Button
            size="small"
            kind="text"
            busy={remove.running}
            onClick={() => remove.start({ id: list.id })}
          >
            {t('cover.remove')}
          </Button>
        )}
      </div>
      <p id={hint} className="muted small">
        {t('cover.hint')}
      </p>
    </div>
  );
}
