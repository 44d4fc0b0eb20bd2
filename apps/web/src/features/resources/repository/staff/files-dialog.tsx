import { addObjectFile } from '@lectern/contracts/resources/repository/add-object-file';
import { getStaffObject } from '@lectern/contracts/resources/repository/get-staff-object';
import type { StaffFile } from '@lectern/contracts/resources/repository/object';
import type { AccessPolicy } from '@lectern/contracts/resources/repository/policy';
import { putObjectFile } from '@lectern/contracts/resources/repository/put-object-file';
import { removeObjectFile } from '@lectern/contracts/resources/repository/remove-object-file';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { uploadFault, useUpload } from '../../../../lib/use-upload.ts';
import styles from '../repository.module.css';
import { REPOSITORY_STAFF_CALLS } from './staff-calls.ts';
import { TextOfFile } from './text-of-file.tsx';
import { useNameIn } from './use-name-in.ts';

/** A new PDF is looked at in the background: so soon its state is asked again. */
const LOOKED_AT_MS = 3000;

/** The files of an object: added, ordered, narrowed in their rights, removed. Each act is kept at once. */
export function FilesDialog({
  id,
  title,
  policies,
  onClose,
}: {
  readonly id: string;
  readonly title: string;
  readonly policies: readonly AccessPolicy[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('repository');
  const errorText = useErrorText();
  const [isWaiting, setIsWaiting] = useState(true);
  const { data, error, refetch } = useCall(
    getStaffObject,
    { id },
    { staleMs: 0, ...(isWaiting && { refetchMs: LOOKED_AT_MS }) },
  );
  const files = data?.files ?? [];
  const waits = files.some(({ state, text }) => state === 'waiting' || text.state === 'waiting');
  if (data && waits !== isWaiting) setIsWaiting(waits);
  const upload = useUpload(addObjectFile, {
    invalidates: REPOSITORY_STAFF_CALLS,
    onDone: () => showToast('ok', t('staff.file.kept')),
    onRefused: (refused) => showToast('bad', errorText(refused)),
  });
  function add(file: File) {
    const fault = uploadFault(addObjectFile, file);
    if (fault) showToast('bad', t(`staff.file.faults.${fault}`));
    else upload.start({ id, name: file.name.slice(0, 200) }, file);
  }
  return (
    <Dialog title={t('staff.filesOf', { name: title })} width="760px" onClose={onClose}>
      <div className={styles.part}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height="120px" radius="12px" />}
        {data && files.length === 0 && <p className="muted">{t('files.none')}</p>}
        <ul className={styles.files}>
          {files.map((file, at) => (
            <FileDraft key={file.fileId} file={file} place={at + 1} last={files.length} policies={policies} />
          ))}
        </ul>
        <div>
          <FileButton
            label={t('staff.file.choose')}
            accept={addObjectFile.mediaTypes.join(',')}
            busy={upload.running}
            onFile={add}
          >
            {t('staff.file.add')}
          </FileButton>
        </div>
        <p className="muted small">{t('staff.file.hint')}</p>
      </div>
    </Dialog>
  );
}

function FileDraft({
  file,
  place,
  last,
  policies,
}: {
  readonly file: StaffFile;
  readonly place: number;
  readonly last: number;
  readonly policies: readonly AccessPolicy[];
}) {
  const { t } = useTranslation('repository');
  const format = useFormat();
  const errorText = useErrorText();
  const nameIn = useNameIn();
  const { fileId, mediaType, pages, size, state, sha256 } = file;
  const [name, setName] = useState(file.name);
  const [role, setRole] = useState(file.role);
  const [policyId, setPolicyId] = useState(file.policyId);
  const [closedUntil, setClosedUntil] = useState(file.closedUntil);
  const [isRemoving, setIsRemoving] = useState(false);
  const put = useAction(putObjectFile, {
    invalidates: REPOSITORY_STAFF_CALLS,
    onDone: () => showToast('ok', t('staff.saved')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const save = (at = place) =>
    put.start({ fileId, name, role, place: at, closedUntil, ...(policyId && { policyId }) });
  return (
    <li className={styles.grant}>
      <p className="muted small num">
        {factLine(
          mediaType,
          pages > 0 ? t('files.pages', { count: pages, number: format.number(pages) }) : '',
          t('files.megabytes', { number: format.number(Math.max(0.1, Math.round(size / 104_857.6) / 10)) }),
          `SHA-256 ${sha256.slice(0, 12)}…`,
        )}{' '}
        <Pill tone={state === 'ready' ? 'ok' : 'warn'}>{t(`staff.file.state.${state}`)}</Pill>
      </p>
      <TextOfFile file={file} />
      <div className={styles.fields}>
        <TextField
          label={t('staff.file.name')}
          value={name}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label={t('staff.file.role')}
          value={role}
          onChange={({ target }) => setRole(target.value as StaffFile['role'])}
        >
          <option value="content">{t('staff.file.content')}</option>
          <option value="supplement">{t('staff.file.supplement')}</option>
        </SelectField>
        <SelectField
          label={t('staff.file.policy')}
          value={policyId}
          onChange={({ target }) => setPolicyId(target.value)}
        >
          <option value="">{t('staff.file.asObject')}</option>
          {policies.map((one) => (
            <option key={one.id} value={one.id}>
              {nameIn(one.names)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('staff.field.closedUntil')}
          type="date"
          value={closedUntil}
          onChange={({ target }) => setClosedUntil(target.value)}
        />
      </div>
      <div className={styles.buttons}>
        <Button size="small" busy={put.running} onClick={() => save()}>
          {t('staff.save')}
        </Button>
        <Button size="small" disabled={place === 1} onClick={() => save(place - 1)}>
          {t('staff.file.up')}
        </Button>
        <Button size="small" disabled={place === last} onClick={() => save(place + 1)}>
          {t('staff.file.down')}
        </Button>
        <Button size="small" kind="text" onClick={() => setIsRemoving(true)}>
          {t('staff.remove')}
        </Button>
      </div>
      {isRemoving && (
        <RemoveDialog
          call={removeObjectFile}
          input={{ fileId }}
          invalidates={REPOSITORY_STAFF_CALLS}
          words={{
            title: t('staff.file.removeTitle', { name: file.name }),
            hint: t('staff.file.removeHint'),
            send: t('staff.remove'),
            cancel: t('staff.cancel'),
            done: t('staff.file.removed'),
          }}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </li>
  );
}
