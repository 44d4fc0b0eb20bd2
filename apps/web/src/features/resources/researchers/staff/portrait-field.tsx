import { removePortrait } from '@lectern/contracts/resources/researchers/remove-portrait';
import { updatePortrait } from '@lectern/contracts/resources/researchers/update-portrait';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../../components/avatar.tsx';
import { Button } from '../../../../components/button.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { uploadFault, useUpload } from '../../../../lib/use-upload.ts';
import styles from './staff-researchers.module.css';

/** The portrait of a person, with buttons to change and remove it. It is kept at once. */
export function PortraitField({
  id,
  name,
  portraitUrl,
  onChange,
}: {
  readonly id: string;
  readonly name: string;
  readonly portraitUrl: string;
  readonly onChange: () => void;
}) {
  const { t } = useTranslation('researchers');
  const errorText = useErrorText();
  const outcome = (done: string) => ({
    onDone: () => {
      showToast('ok', done);
      onChange();
    },
    onRefused: (error: unknown) => showToast('bad', errorText(error)),
  });
  const upload = useUpload(updatePortrait, outcome(t('staff.portrait.kept')));
  const remove = useAction(removePortrait, outcome(t('staff.portrait.removed')));
  function choose(file: File) {
    const fault = uploadFault(updatePortrait, file);
    if (fault) showToast('bad', t(`staff.portrait.faults.${fault}`));
    else upload.start({ id }, file);
  }
  return (
    <div className={styles.portrait}>
      <Avatar name={name} imgUrl={portraitUrl} size={72} />
      <FileButton
        small
        label={t('staff.portrait.file')}
        accept={updatePortrait.mediaTypes.join(',')}
        busy={upload.running}
        onFile={choose}
      >
        {t('staff.portrait.choose')}
      </FileButton>
      {portraitUrl && (
        <Button size="small" kind="text" busy={remove.running} onClick={() => remove.start({ id })}>
          {t('staff.portrait.remove')}
        </Button>
      )}
    </div>
  );
}
