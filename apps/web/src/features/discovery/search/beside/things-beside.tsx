import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ResultView } from '../../../../lib/search/search-in-address.ts';
import type { FoundThings } from '../../../../lib/search/sources/use-things.ts';
import { writeChosenThings } from '../../../../lib/search/things-in-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ThingRow } from './thing-row.tsx';
import styles from './things-beside.module.css';

/** The best things beside records below the hits, and the way to all of each kind. */
export default function ThingsBeside({
  found: { kinds, things },
  state,
  view,
}: {
  readonly found: FoundThings;
  readonly state: SearchState;
  readonly view: ResultView;
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const title = useId();
  return (
    <section className={styles.beside} aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('beside.title')}</h2>
        <ul className={styles.counts}>
          {kinds
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => (
              <li key={kind}>
                <Link to={writeChosenThings(state, view, { kind, page: 1 })}>
                  {t(`beside.count.${kind}`, { count, number: format.number(count) })}
                </Link>
              </li>
            ))}
        </ul>
      </header>
      <ul className={styles.list}>
        {things.map((thing) => (
          <ThingRow key={`${thing.kind}/${thing.id}`} thing={thing} heading="h3" />
        ))}
      </ul>
    </section>
  );
}
