import { importOrcidRecord } from '@lectern/contracts/resources/researchers/import-orcid-record';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FileButton } from '../../../../components/file-button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useUpload } from '../../../../lib/use-upload.ts';
import { RESEARCHER_STAFF_CALLS } from './researcher-calls.ts';

const ENDINGS = '.json,application/json';

/** Reads an ORCID record from a file: into a person, or as a new draft. */
export function OrcidButton({
  id,
  onRead,
}: {
  readonly id: string | undefined;
  /** The person has changed. */
  readonly onRead?: () => void;
}) {
  const { t } = useTranslation('researchers');
  const format = useFormat();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const upload = useUpload(importOrcidRecord, {
    invalidates: RESEARCHER_STAFF_CALLS,
    onDone: ({ researcherId, workCount }) => {
      showToast('ok', t('staff.orcid.done', { count: workCount, number: format.number(workCount) }));
      if (onRead) onRead();
      else void navigate(`?edit=${researcherId}`);
    },
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  function choose(file: File) {
    if (file.size > importOrcidRecord.maxBytes) showToast('bad', t('staff.orcid.tooLarge'));
    // What a system calls the file varies, and its content decides.
    else upload.start(id === undefined ? {} : { id }, new Blob([file], { type: 'application/json' }));
  }
  return (
    <FileButton label={t('staff.orcid.file')} accept={ENDINGS} busy={upload.running} onFile={choose}>
      {t('staff.orcid.read')}
    </FileButton>
  );
}
