import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { ERESOURCE_STATUSES, MAX_ERESOURCE_NAME } from '@lectern/contracts/resources/databases/eresource';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../../components/choices.tsx';
import { SelectField } from '../../../../../components/select-field.tsx';
import { TextArea } from '../../../../../components/text-area.tsx';
import { TextField } from '../../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../../lib/language-names.ts';
import styles from '../staff.module.css';
import { type Draft, linesOf } from './draft.ts';

const SWITCHES = ['isOpen', 'isFeatured', 'signInFirst', 'takesComments', 'takesFeedback'] as const;
const WINDOWS = ['library', 'own', 'same'] as const;

/** Names, status, days and how the page of a database behaves. */
export function FactFields({
  draft,
  faults,
  onChange,
}: {
  readonly draft: Draft;
  /** What is wrong with a field, in words. */
  readonly faults: Readonly<Record<'code' | 'name' | 'shownTo', string | undefined>>;
  readonly onChange: (change: Partial<Draft>) => void;
}) {
  const { t } = useTranslation('databases');
  const opens = draft.opensWindow === null ? 'library' : draft.opensWindow ? 'own' : 'same';
  return (
    <div className={styles.part}>
      <div className={styles.pair}>
        {LANGUAGES.map((language, at) => (
          <TextField
            key={language}
            label={t('staff.entrance.name', { language: LANGUAGE_NAMES[language] })}
            lang={language}
            value={draft.names[language] ?? ''}
            maxLength={MAX_ERESOURCE_NAME}
            autoComplete="off"
            error={at === 0 ? faults.name : undefined}
            onChange={({ target }) => onChange({ names: { ...draft.names, [language]: target.value } })}
          />
        ))}
      </div>
      <div className={styles.pair}>
        <TextField
          label={t('staff.field.code')}
          hint={t('staff.hints.code')}
          value={draft.code}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          error={faults.code}
          onChange={({ target }) => onChange({ code: target.value })}
        />
        <SelectField
          label={t('staff.field.status')}
          value={draft.status}
          onChange={({ target }) =>
            onChange({ status: ERESOURCE_STATUSES.find((one) => one === target.value) ?? draft.status })
          }
        >
          {ERESOURCE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.pair}>
        <TextField
          label={t('staff.field.shownFrom')}
          type="date"
          value={draft.shownFrom}
          onChange={({ target }) => onChange({ shownFrom: target.value })}
        />
        <TextField
          label={t('staff.field.shownTo')}
          type="date"
          value={draft.shownTo}
          error={faults.shownTo}
          onChange={({ target }) => onChange({ shownTo: target.value })}
        />
        <TextField
          label={t('staff.field.addedOn')}
          hint={t('staff.hints.addedOn')}
          type="date"
          value={draft.addedOn}
          onChange={({ target }) => onChange({ addedOn: target.value })}
        />
      </div>
      <TextArea
        label={t('staff.field.otherNames')}
        hint={t('staff.hints.otherNames')}
        rows={3}
        value={draft.otherNames.join('\n')}
        onChange={({ target }) => onChange({ otherNames: linesOf(target.value) })}
      />
      <TextArea
        label={t('staff.field.sources')}
        hint={t('staff.hints.sources')}
        rows={2}
        value={draft.sources.join('\n')}
        onChange={({ target }) => onChange({ sources: linesOf(target.value) })}
      />
      <SelectField
        label={t('staff.field.opensWindow')}
        value={opens}
        onChange={({ target }) =>
          onChange({ opensWindow: target.value === 'library' ? null : target.value === 'own' })
        }
      >
        {WINDOWS.map((one) => (
          <option key={one} value={one}>
            {t(`staff.window.${one}`)}
          </option>
        ))}
      </SelectField>
      {SWITCHES.map((name) => (
        <Choice
          key={name}
          type="checkbox"
          title={t(`staff.field.${name}`)}
          about={t(`staff.hints.${name}`)}
          checked={draft[name]}
          onChange={({ target }) => onChange({ [name]: target.checked })}
        />
      ))}
    </div>
  );
}
