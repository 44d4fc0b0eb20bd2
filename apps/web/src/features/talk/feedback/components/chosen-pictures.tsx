import { addFeedbackPicture } from '@lectern/contracts/talk/feedback/add-feedback-picture';
import { FEEDBACK_PICTURES } from '@lectern/contracts/talk/feedback/feedback';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../../components/file-button.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { uploadFault } from '../../../../lib/use-upload.ts';
import styles from '../feedback.module.css';

/** Pictures that go with feedback, by their names, before it is sent. */
export function ChosenPictures({
  files,
  onChange,
}: {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation('feedback');
  const [fault, setFault] = useState<'size' | 'type'>();
  function add(file: File) {
    const found = uploadFault(addFeedbackPicture, file);
    setFault(found);
    if (!found) onChange([...files, file]);
  }
  return (
    <div className={styles.chosen}>
      <p className="muted small">{t('pictures', { most: FEEDBACK_PICTURES })}</p>
      {files.length > 0 && (
        <ul>
          {files.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
            <li key={at}>
              <span dir="auto">{file.name}</span>
              <IconButton
                label={t('removePicture', { name: file.name })}
                icon={<X size={16} aria-hidden />}
                onClick={() => onChange(files.filter((_, place) => place !== at))}
              />
            </li>
          ))}
        </ul>
      )}
      {files.length < FEEDBACK_PICTURES && (
        <FileButton
          small
          label={t('pictureFile')}
          accept={addFeedbackPicture.mediaTypes.join(',')}
          onFile={add}
        >
          {t('addPicture')}
        </FileButton>
      )}
      {fault && <Notice tone="bad">{t(`pictureFaults.${fault}`)}</Notice>}
    </div>
  );
}
