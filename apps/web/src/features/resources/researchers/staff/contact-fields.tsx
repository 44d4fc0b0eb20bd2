import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choices.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import type { Draft } from './draft.ts';
import styles from './staff-researchers.module.css';

const FIELDS = [
  { name: 'email', max: 200 },
  { name: 'phone', max: 60 },
  { name: 'office', max: 120 },
  { name: 'website', max: 500 },
] as const;
const SHOWN = ['showsEmail', 'showsPhone'] as const;

/** How a person is reached, and what of it the person wants to be seen. */
export function ContactFields({
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
        {FIELDS.map(({ name, max }) => (
          <TextField
            key={name}
            label={t(`facts.${name}`)}
            value={draft[name]}
            maxLength={max}
            autoComplete="off"
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
      {SHOWN.map((name) => (
        <Choice
          key={name}
          type="checkbox"
          title={t(`staff.${name}`)}
          about={t('staff.showsHint')}
          checked={draft[name]}
          onChange={({ target }) => onChange({ [name]: target.checked })}
        />
      ))}
    </div>
  );
}
