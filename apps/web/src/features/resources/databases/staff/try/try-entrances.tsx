import { tryEntrances } from '@lectern/contracts/resources/databases/try-entrances';
import { isNetworkAddress } from '@lectern/rules/network-range';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../../components/form-dialog.tsx';
import { TextField } from '../../../../../components/text-field.tsx';
import { useAction } from '../../../../../lib/use-action.ts';
import styles from '../staff.module.css';
import { TryOutcome } from './try-outcome.tsx';

const CITED = ['doi', 'issn', 'volume', 'issue', 'page'] as const;
const LONGEST = { doi: 300, issn: 9, volume: 40, issue: 40, page: 40 } as const;

/** Tries the entrances of a database as a reader at an address would find them. */
export function TryEntrances({
  eresource: { id, name },
  onClose,
}: {
  readonly eresource: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('databases');
  const [typed, setTyped] = useState({
    address: '',
    primaryId: '',
    doi: '',
    issn: '',
    volume: '',
    issue: '',
    page: '',
  });
  const [isTried, setIsTried] = useState(false);
  const attempt = useAction(tryEntrances);
  const isWrong = !isNetworkAddress(typed.address.trim());
  const write = (field: keyof typeof typed, value: string) =>
    setTyped((before) => ({ ...before, [field]: value }));

  function send() {
    setIsTried(true);
    if (!isWrong) attempt.start({ id, ...typed, address: typed.address.trim() });
  }

  return (
    <FormDialog
      title={t('staff.try.title', { name })}
      send={t('staff.try.send')}
      cancel={t('staff.try.close')}
      width="640px"
      busy={attempt.running}
      error={attempt.error}
      onSend={send}
      onClose={onClose}
    >
      <p className="muted">{t('staff.try.hint')}</p>
      <div className={styles.pair}>
        <TextField
          label={t('staff.try.address')}
          hint={t('staff.try.addressHint')}
          value={typed.address}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          error={isTried && isWrong ? t('staff.try.addressWrong') : undefined}
          onChange={({ target }) => write('address', target.value)}
        />
        <TextField
          label={t('staff.try.reader')}
          hint={t('staff.try.readerHint')}
          value={typed.primaryId}
          maxLength={64}
          autoComplete="off"
          onChange={({ target }) => write('primaryId', target.value.trim())}
        />
      </div>
      <fieldset className={styles.choices}>
        <legend>{t('staff.try.cited')}</legend>
        <div className={styles.cited}>
          {CITED.map((field) => (
            <TextField
              key={field}
              label={t(`staff.try.${field}`)}
              value={typed[field]}
              maxLength={LONGEST[field]}
              autoComplete="off"
              onChange={({ target }) => write(field, target.value)}
            />
          ))}
        </div>
      </fieldset>
      {attempt.answer && !attempt.running && !attempt.error && <TryOutcome chosen={attempt.answer} />}
    </FormDialog>
  );
}
