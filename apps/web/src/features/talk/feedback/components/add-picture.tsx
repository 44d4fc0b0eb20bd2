import { addFeedbackPicture } from '@lectern/contracts/talk/feedback/add-feedback-picture';
import { listFeedback } from '@lectern/contracts/talk/feedback/list-feedback';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../../components/file-button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { uploadFault, useUpload } from '../../../../lib/use-upload.ts';

/** Adds a picture to feedback that was sent. What cannot be sent is refused before it is. */
export function AddPicture({ id }: { readonly id: string }) {
  const { t } = useTranslation('feedback');
  const errorText = useErrorText();
  const upload = useUpload(addFeedbackPicture, {
    invalidates: [listFeedback],
    onDone: () => showToast('ok', t('pictureAdded')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  function add(file: File) {
    const fault = uploadFault(addFeedbackPicture, file);
    if (fault) showToast('bad', t(`pictureFaults.${fault}`));
    else upload.start({ id }, file);
  }
  return (
    <FileButton
      small
      label={t('pictureFile')}
      accept={addFeedbackPicture.mediaTypes.join(',')}
      busy={upload.running}
      onFile={add}
    >
      {t('addPicture')}
    </FileButton>
  );
}
