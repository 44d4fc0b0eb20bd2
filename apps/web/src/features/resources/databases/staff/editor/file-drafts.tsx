import { addEresourceFile } from '@lectern/contracts/resources/databases/add-eresource-file';
import { MOST_FILES, type StaffEresource } from '@lectern/contracts/resources/databases/eresource';
import { getStaffEresource } from '@lectern/contracts/resources/databases/get-staff-eresource';
import { removeEresourceFile } from '@lectern/contracts/resources/databases/remove-eresource-file';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/button.tsx';
import { FileButton } from '../../../../../components/file-button.tsx';
import { RemoveDialog } from '../../../../../components/remove-dialog.tsx';
import { TextField } from '../../../../../components/text-field.tsx';
import { showToast } from '../../../../../lib/toasts.ts';
import { useCall } from '../../../../../lib/use-call.ts';
import { useErrorText } from '../../../../../lib/use-error-text.ts';
import { uploadFault, useUpload } from '../../../../../lib/use-upload.ts';
import { useFileSize } from '../../record/use-file-size.ts';
import { ERESOURCE_STAFF_CALLS } from '../eresource-calls.ts';
import styles from '../staff.module.css';

type KeptFile = StaffEresource['files'][number];

/** The files of a database. A file is added and deleted at once, apart from the rest of the form. */
export function FileDrafts({ eresource }: { readonly eresource: StaffEresource | undefined }) {
  const { t } = useTranslation('databases');
  if (!eresource) return <p className="muted">{t('staff.file.later')}</p>;
  return <Files eresource={eresource} />;
}

function Files({ eresource: { id, files: first } }: { readonly eresource: StaffEresource }) {
  const { t } = useTranslation('databases');
  const errorText = useErrorText();
  const sizeOf = useFileSize();
  const [name, setName] = useState('');
  const [removed, setRemoved] = useState<KeptFile>();
  const files = useCall(getStaffEresource, { id }, { staleMs: 0 }).data?.files ?? first;
  const upload = useUpload(addEresourceFile, {
    invalidates: ERESOURCE_STAFF_CALLS,
    onDone: () => {
      setName('');
      showToast('ok', t('staff.file.kept'));
    },
    onRefused: (error) => showToast('bad', errorText(error)),
  });

  function add(file: File) {
    const fault = uploadFault(addEresourceFile, file);
    if (fault) showToast('bad', t(`staff.file.faults.${fault}`));
    else upload.start({ id, name: name.trim() || file.name.slice(0, 100) }, file);
  }

  return (
    <div className={styles.part}>
      {files.length === 0 && <p className="muted">{t('staff.file.none')}</p>}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.fileId}>
            <span>
              <span dir="auto">{file.name}</span> <span className="muted small num">{sizeOf(file.size)}</span>
            </span>
            <Button
              size="small"
              kind="text"
              aria-label={t('staff.file.remove', { name: file.name })}
              onClick={() => setRemoved(file)}
            >
              {t('staff.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {files.length < MOST_FILES && (
        <>
          <TextField
            label={t('staff.file.name')}
            hint={t('staff.file.hint')}
            value={name}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              // The form around it is that of the database.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <div>
            <FileButton
              label={t('staff.file.choose')}
              accept={addEresourceFile.mediaTypes.join(',')}
              busy={upload.running}
              onFile={add}
            >
              {t('staff.file.add')}
            </FileButton>
          </div>
        </>
      )}
      {removed && (
        <RemoveDialog
          call={removeEresourceFile}
          input={{ fileId: removed.fileId }}
          invalidates={ERESOURCE_STAFF_CALLS}
          words={{
            title: t('staff.file.removeTitle', { name: removed.name }),
            hint: t('staff.file.removeHint'),
            send: t('staff.remove'),
            cancel: t('staff.cancel'),
            done: t('staff.file.removed'),
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </div>
  );
}
