import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '../staff.module.css';
import { useAuditWords } from './use-audit-words.ts';

type State = Readonly<Record<string, unknown>>;

/** What an entry notes: each value before and after, and the facts of the act. */
export function AuditDetails({ details }: { readonly details: State }) {
  const { before, after, ...facts } = details;
  if (!('before' in details && 'after' in details)) return <Facts facts={details} />;
  return (
    <>
      {isState(before) || isState(after) ? (
        <Change before={stateOf(before)} after={stateOf(after)} />
      ) : (
        <Change before={{ state: before }} after={{ state: after }} isUnnamed />
      )}
      <Facts facts={facts} />
    </>
  );
}

function Change({
  before,
  after,
  isUnnamed = false,
}: {
  readonly before: State;
  readonly after: State;
  /** It is all of the change: its name would only repeat the act. */
  readonly isUnnamed?: boolean;
}) {
  const { t } = useTranslation('staff-admin');
  const { isShown, nameOf, wordsOf } = useAuditWords();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isShown);
  return (
    <ul className={styles.changes}>
      {names.map((name) => (
        <li key={name}>
          {!isUnnamed && <b>{nameOf(name)}</b>}
          <span>{wordsOf(name, before[name])}</span>
          <ArrowRight size={14} role="img" aria-label={t('audit.became')} />
          <span>{wordsOf(name, after[name])}</span>
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts }: { readonly facts: State }) {
  const { isShown, nameOf, wordsOf } = useAuditWords();
  const shown = Object.entries(facts).filter(([name, value]) => isShown(name) && value !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {shown.map(([name, value]) => (
        <li key={name}>
          <b>{nameOf(name)}</b>
          <span>{wordsOf(name, value)}</span>
        </li>
      ))}
    </ul>
  );
}

function isState(value: unknown): value is State {
  return typeof value === 'object' && value !== null;
}

function stateOf(value: unknown): State {
  return isState(value) ? value : {};
}
