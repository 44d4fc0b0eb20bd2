import { useTranslation } from 'react-i18next';
import styles from './staff-sign-in.module.css';

/** Who of the staff signed in on this computer: one press chooses the account. */
export function WhoIsHere({
  people,
  chosen,
  onChoose,
}: {
  readonly people: readonly { readonly account: string; readonly name: string }[];
  readonly chosen: string;
  readonly onChoose: (account: string) => void;
}) {
  const { t } = useTranslation('staff');
  return (
    <div>
      <h2 className={styles.who}>{t('signIn.who')}</h2>
      <ul className={styles.people}>
        {people.map(({ account, name }) => (
          <li key={account}>
            <button type="button" aria-pressed={account === chosen} onClick={() => onChoose(account)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
