import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { type Draft, linesOf } from './draft.ts';
import styles from './staff-researchers.module.css';

/** The numbers by which works are joined with a person, and the account of the person as a reader. */
export function NumberFields({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}) {
  const { t } = useTranslation('researchers');
  return (
    <div className={styles.part}>
      <div className={styles.pair}>
        <TextField
          label="ORCID"
          value={draft.orcid}
          maxLength={60}
          placeholder="0000-0002-1825-0097"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ orcid: target.value })}
        />
        <TextField
          label="ISNI"
          value={draft.isni}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ isni: target.value })}
        />
        <TextField
          label={t('staff.account')}
          hint={t('staff.accountHint')}
          value={draft.account}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ account: target.value })}
        />
      </div>
      <TextArea
        label={t('facts.authorNumbers')}
        hint={t('staff.authorNumbersHint')}
        rows={2}
        value={draft.authorNumbers.join('\n')}
        onChange={({ target }) => onChange({ authorNumbers: linesOf(target.value) })}
      />
    </div>
  );
}
