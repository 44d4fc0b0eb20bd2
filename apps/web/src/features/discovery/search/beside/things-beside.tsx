import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { thingAddress } from './thing-address.ts';
import styles from './things-beside.module.css';

const ROWS = 5;

/** What the library has beside records with the words of a search: counts by kind, and the best of all kinds. Nothing if there is none. */
export default function ThingsBeside({ keyWord }: { readonly keyWord: string }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const title = useId();
  const found = useCall(searchThings, { keyWord, rows: ROWS }, { staleMs: 60_000 }).data;
  if (!found || found.things.length === 0) return null;
  return (
    <section className={styles.beside} aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('beside.title')}</h2>
        <ul className={styles.counts}>
          {found.kinds
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => (
              <li key={kind}>{t(`beside.count.${kind}`, { count, number: format.number(count) })}</li>
            ))}
        </ul>
      </header>
      <ul className={styles.list}>
        {found.things.map(({ kind, id, title: name, text, day }) => (
          <li key={`${kind}/${id}`}>
            <p className={styles.head}>
              <Link to={thingAddress(kind, id)} dir="auto">
                {name}
              </Link>
              <span className="muted small">
                {t(`beside.kind.${kind}`)} · <time dateTime={day}>{format.date(day)}</time>
              </span>
            </p>
            {text !== '' && (
              <p className={styles.text} dir="auto">
                {text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
