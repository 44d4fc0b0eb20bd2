import type { LibraryList } from '@lectern/contracts/shelf/booklists/library-list';
import { removeLibraryCover } from '@lectern/contracts/shelf/booklists/remove-library-cover';
import { updateLibraryCover } from '@lectern/contracts/shelf/booklists/update-library-cover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { uploadFault, useUpload } from '../../../../lib/use-upload.ts';
import { CoverControls } from '../components/cover-controls.tsx';
import { LIBRARY_CALLS } from './library-calls.ts';

/** The cover of a list of the library, with buttons to change and remove it. It is kept at once. */
export function LibraryCover({ list }: { readonly list: LibraryList }) {
  const { t } = useTranslation('booklists');
  const errorText = useErrorText();
  const [imgUrl, setImgUrl] = useState(list.imgUrl);
  const outcome = (text: string) => ({
    invalidates: LIBRARY_CALLS,
    onDone: (done: { readonly imgUrl: string }) => {
      setImgUrl(done.imgUrl);
      showToast('ok', text);
    },
    onRefused: (error: unknown) => showToast('bad', errorText(error)),
  });
  const upload = useUpload(updateLibraryCover, outcome(t('cover.uploaded')));
  const remove = useAction(removeLibraryCover, outcome(t('cover.removed')));

  function choose(file: File) {
    const fault = uploadFault(updateLibraryCover, file);
    if (fault) showToast('bad', t(`cover.faults.${fault}`));
    else upload.start({ id: list.id }, file);
  }

  return (
    <CoverControls
      list={{ ...list, imgUrl }}
      accept={updateLibraryCover.mediaTypes}
      isSending={upload.running}
      isRemoving={remove.running}
      onFile={choose}
      onRemove={() => remove.start({ id: list.id })}
    />
  );
}
