import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '../staff.module.css';

type State = Readonly<Record<string, unknown>>;

/** What a change noted: each value before and after, or the facts of an act. */
export function AuditDetails({ details }: { readonly details: State }) {
  const { t } = useTranslation('staff-admin');
  if (!('before' in details && 'after' in details)) return <Facts facts={details} />;
  const [before, after] = [stateOf(details.before), stateOf(details.after)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <ul className={styles.changes}>
      {names.map((name) => (
        <li key={name}>
          <b>{name}</b>
          <span>{shown(before[name])}</span>
          <ArrowRight size={14} role="img" aria-label={t('audit.became')} />
          <span>{shown(after[name])}</span>
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts }: { readonly facts: State }) {
  return (
    <ul className={styles.changes}>
      {Object.entries(facts).map(([name, value]) => (
        <li key={name}>
          <b>{name}</b>
          <span>{shown(value)}</span>
        </li>
      ))}
    </ul>
  );
}

function stateOf(value: unknown): State {
  return typeof value === 'object' && value !== null ? (value as State) : {};
}

/** A value as text; a dash where there is none. */
function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (Array.isArray(value)) return value.map(shown).join(', ') || '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
