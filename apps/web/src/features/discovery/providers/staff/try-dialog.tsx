import { isScholarKind, type StaffProvider } from '@lectern/contracts/discovery/providers/provider';
import type { ProviderPurpose } from '@lectern/contracts/discovery/providers/purposes';
import { tryProvider } from '@lectern/contracts/discovery/providers/try-provider';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { PROVIDER_STAFF_CALLS } from './provider-staff-calls.ts';
import styles from './providers.module.css';
import { TrialSteps } from './trial-steps.tsx';

/** Asks a source about one book and shows each step: request, answer, mapping, value. */
export function TryDialog({
  provider,
  name,
  onClose,
}: {
  readonly provider: StaffProvider;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('providers');
  const [book, setBook] = useState('');
  const [purpose, setPurpose] = useState<ProviderPurpose>(provider.mappings[0]?.purpose ?? 'facts');
  const isScholar = isScholarKind(provider.kind);
  const attempt = useAction(tryProvider, { invalidates: PROVIDER_STAFF_CALLS });
  return (
    <FormDialog
      title={t('staff.try.title', { name })}
      send={t('staff.try.send')}
      cancel={t('staff.try.close')}
      width="1000px"
      busy={attempt.running}
      error={attempt.error}
      onSend={() => {
        if (book.trim() !== '')
          attempt.start({ id: provider.id, book: book.trim(), ...(!isScholar && { purpose }) });
      }}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <TextField
          label={t(isScholar ? 'staff.try.words' : 'staff.try.book')}
          value={book}
          maxLength={isScholar ? 200 : 64}
          autoComplete="off"
          onChange={({ target }) => setBook(target.value)}
        />
        {!isScholar && (
          <SelectField
            label={t('staff.try.purpose')}
            value={purpose}
            onChange={({ target }) => setPurpose(target.value as ProviderPurpose)}
          >
            {provider.mappings.map((one) => (
              <option key={one.purpose} value={one.purpose}>
                {t(`purpose.${one.purpose}`)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {attempt.answer && <TrialSteps trial={attempt.answer} />}
    </FormDialog>
  );
}
