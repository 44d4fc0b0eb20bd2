import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../../components/text-field.tsx';
import styles from '../staff.module.css';
import type { Draft } from './draft.ts';

const LEVELS = ['article', 'issue', 'title'] as const;

/** Templates of addresses to an article, an issue or a title of the database. */
export function LinkFields({
  links,
  onChange,
}: {
  readonly links: Draft['links'];
  readonly onChange: (links: Draft['links']) => void;
}) {
  const { t } = useTranslation('databases');
  return (
    <div className={styles.part}>
      <p className="muted">{t('staff.link.hint')}</p>
      {LEVELS.map((level) => (
        <TextField
          key={level}
          label={t(`staff.link.${level}`)}
          hint={t(`staff.link.${level}Hint`)}
          value={links[level]}
          maxLength={1000}
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ ...links, [level]: target.value.trim() })}
        />
      ))}
    </div>
  );
}
