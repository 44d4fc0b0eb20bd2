import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { MAX_RESEARCHER_NAME } from '@lectern/contracts/resources/researchers/researcher';
import { listUnits } from '@lectern/contracts/resources/units/list-units';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { type Draft, linesOf } from './draft.ts';
import styles from './staff-researchers.module.css';

/** The names of a person in languages, scripts and forms, the headings that are theirs, and their unit. */
export function NameFields({
  draft,
  fault,
  onChange,
}: {
  readonly draft: Draft;
  /** What is wrong with the name. */
  readonly fault: string | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
}) {
  const { t } = useTranslation('researchers');
  const { data } = useCall(listUnits, {}, { staleMs: 60_000 });
  return (
    <div className={styles.part}>
      <div className={styles.pair}>
        {LANGUAGES.map((language, at) => (
          <TextField
            key={language}
            label={t('staff.name', { language: LANGUAGE_NAMES[language] })}
            lang={language}
            value={draft.names[language] ?? ''}
            maxLength={MAX_RESEARCHER_NAME}
            autoComplete="off"
            error={at === 0 ? fault : undefined}
            onChange={({ target }) => onChange({ names: { ...draft.names, [language]: target.value } })}
          />
        ))}
      </div>
      <SelectField
        label={t('unit')}
        value={draft.unitId}
        onChange={({ target }) => onChange({ unitId: target.value })}
      >
        <option value="">{t('staff.noUnit')}</option>
        {data?.units.map(({ id, name, level }) => (
          <option key={id} value={id}>
            {`${'\u2003'.repeat(level)}${name}`}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('staff.otherNames')}
        hint={t('staff.otherNamesHint')}
        rows={3}
        value={draft.otherNames.join('\n')}
        onChange={({ target }) => onChange({ otherNames: linesOf(target.value) })}
      />
      <TextArea
        label={t('staff.headings')}
        hint={t('staff.headingsHint')}
        rows={3}
        value={draft.headings.join('\n')}
        onChange={({ target }) => onChange({ headings: linesOf(target.value) })}
      />
    </div>
  );
}
