import { removeCover } from '@lectern/contracts/shelf/booklists/remove-cover';
import { updateCover } from '@lectern/contracts/shelf/booklists/update-cover';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { uploadFault, useUpload } from '../../../../lib/use-upload.ts';
import { LIST_CALLS } from '../list-calls.ts';
import type { OwnList } from '../own-list.ts';
import { CoverControls } from './cover-controls.tsx';

/** The cover of a list, with buttons to change and remove it. What cannot be sent is refused before it is. */
export function CoverField({ list }: { readonly list: OwnList }) {
  const { t } = useTranslation('booklists');
  const errorText = useErrorText();
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
    <CoverControls
      list={list}
      accept={updateCover.mediaTypes}
      isSending={upload.running}
      isRemoving={remove.running}
      onFile={choose}
      onRemove={() => remove.start({ id: list.id })}
    />
  );
}
