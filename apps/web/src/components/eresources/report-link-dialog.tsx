import { LINK_TROUBLES, type LinkTrouble, MAX_LINK_NOTE } from '@lectern/contracts/resources/links/link';
import { reportLink } from '@lectern/contracts/resources/links/report-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { FormDialog } from '../form-dialog.tsx';
import { SelectField } from '../select-field.tsx';
import { TextArea } from '../text-area.tsx';

/** What is wrong with a link, in one choice and maybe a few words. */
export function ReportLinkDialog({
  eCollectionId,
  titleId,
  onClose,
}: {
  readonly eCollectionId: string;
  readonly titleId: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('eresources');
  const [trouble, setTrouble] = useState<LinkTrouble>('doesNotOpen');
  const [note, setNote] = useState('');
  const report = useAction(reportLink, {
    onDone: () => {
      showToast('ok', t('report.thanks'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('report.title')}
      send={t('report.send')}
      cancel={t('report.cancel')}
      width="440px"
      busy={report.running}
      error={report.error}
      onSend={() => report.start({ eCollectionId, trouble, note, ...(titleId !== undefined && { titleId }) })}
      onClose={onClose}
    >
      <SelectField
        label={t('report.what')}
        value={trouble}
        onChange={({ target }) =>
          setTrouble(LINK_TROUBLES.find((one) => one === target.value) ?? 'doesNotOpen')
        }
      >
        {LINK_TROUBLES.map((one) => (
          <option key={one} value={one}>
            {t(`report.trouble.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('report.note')}
        hint={t('report.noteHint')}
        rows={3}
        value={note}
        maxLength={MAX_LINK_NOTE}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
