import { removeTopicCover } from '@lectern/contracts/shelf/topics/remove-topic-cover';
import { updateTopicCover } from '@lectern/contracts/shelf/topics/update-topic-cover';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import { Picture } from '../../../../components/picture-card/picture.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { uploadFault, useUpload } from '../../../../lib/use-upload.ts';
import styles from '../topics.module.css';
import { TOPIC_CALLS } from './topic-calls.ts';

/** The picture of a topic, with buttons to change and remove it. It is kept at once. */
export function PictureField({
  id,
  title,
  imgUrl,
  onChange,
}: {
  readonly id: string;
  readonly title: string;
  readonly imgUrl: string;
  readonly onChange: (imgUrl: string) => void;
}) {
  const { t } = useTranslation('topics');
  const errorText = useErrorText();
  const hint = useId();
  const outcome = (text: string) => ({
    invalidates: TOPIC_CALLS,
    onDone: (done: { readonly imgUrl: string }) => {
      onChange(done.imgUrl);
      showToast('ok', text);
    },
    onRefused: (error: unknown) => showToast('bad', errorText(error)),
  });
  const upload = useUpload(updateTopicCover, outcome(t('staff.picture.kept')));
  const remove = useAction(removeTopicCover, outcome(t('staff.picture.removed')));

  function choose(file: File) {
    const fault = uploadFault(updateTopicCover, file);
    if (fault) showToast('bad', t(`staff.picture.faults.${fault}`));
    else upload.start({ id }, file);
  }

  return (
    <div className={styles.drafts}>
      {imgUrl && <Picture id={id} title={title} url={imgUrl} />}
      <div className={styles.pills}>
        <FileButton
          small
          label={t('staff.picture.file')}
          accept={updateTopicCover.mediaTypes.join(',')}
          busy={upload.running}
          describedBy={hint}
          onFile={choose}
        >
          {t(imgUrl ? 'staff.picture.change' : 'staff.picture.add')}
        </FileButton>
        {imgUrl && (
          <Button size="small" kind="text" busy={remove.running} onClick={() => remove.start({ id })}>
            {t('staff.picture.remove')}
          </Button>
        )}
      </div>
      <p id={hint} className="muted small">
        {t('staff.picture.hint')}
      </p>
    </div>
  );
}
