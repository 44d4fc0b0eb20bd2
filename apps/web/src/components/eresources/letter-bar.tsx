import { LETTERS, OTHER_LETTER } from '@lectern/contracts/resources/databases/eresource';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './letter-bar.module.css';

/** The letters from A to Z. Those under which nothing is filed cannot be chosen. */
export function LetterBar({
  letters,
  chosen,
  to,
  nameOf,
}: {
  /** Undefined until they are counted. */
  readonly letters: readonly { readonly letter: string; readonly count: number }[] | undefined;
  /** Empty: all. */
  readonly chosen: string;
  /** The address of the list of a letter, or of all. */
  readonly to: (letter: string) => string;
  /** What screen readers read for a letter under which something is filed: "A, 12 databases". */
  readonly nameOf: (letter: string, count: number) => string;
}) {
  const { t } = useTranslation('eresources');
  const counts = new Map(letters?.map(({ letter, count }) => [letter, count]));
  return (
    <nav aria-label={t('letters.label')} className={styles.bar}>
      <ul>
        <li>
          <Link to={to('')} replace preventScrollReset aria-current={chosen === '' ? 'true' : undefined}>
            {t('letters.all')}
          </Link>
        </li>
        {LETTERS.map((letter) => {
          const count = counts.get(letter) ?? 0;
          const name = letter === OTHER_LETTER ? t('letters.other') : letter;
          return (
            <li key={letter}>
              {count > 0 || letter === chosen ? (
                <Link
                  to={to(letter)}
                  replace
                  preventScrollReset
                  aria-current={letter === chosen ? 'true' : undefined}
                  aria-label={nameOf(name, count)}
                >
                  {letter}
                </Link>
              ) : (
                <span>
                  <span aria-hidden>{letter}</span>
                  <span className="hidden-visually">{t('letters.none', { letter: name })}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
