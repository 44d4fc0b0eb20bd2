import type { EresourceSummary } from '@lectern/contracts/resources/databases/eresource';
import { listNewEresourcesForHome } from '@lectern/contracts/resources/databases/list-new-eresources-for-home';
import { listTrialsForHome } from '@lectern/contracts/resources/databases/list-trials-for-home';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { eresourceAddress } from '../../../../lib/eresource-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useShownDays } from '../list/use-shown-days.ts';
import styles from './home.module.css';

/** How many of each the home page shows. */
const ROWS = 5;
const STALE_MS = 5 * 60_000;

/** New databases and trials on the home page. Nothing where there are neither; a list that is empty says so beside the other. */
export function DatabasesOnHome() {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const shownDays = useShownDays();
  const fresh = useCall(listNewEresourcesForHome, { rows: ROWS }, { staleMs: STALE_MS }).data;
  const trials = useCall(listTrialsForHome, { rows: ROWS }, { staleMs: STALE_MS }).data;
  if (!fresh || !trials || fresh.length + trials.length === 0) return null;
  return (
    <section aria-labelledby="databases-on-home">
      <SectionHeading id="databases-on-home" aside={<Link to="/dataBaseNav">{t('toAll')}</Link>}>
        {t('home.title')}
      </SectionHeading>
      <div className={styles.lists}>
        <HomeList
          title={t('home.new')}
          eresources={fresh}
          none={t('noneNew')}
          note={({ addedOn }) => (addedOn ? t('addedOn', { day: format.date(addedOn) }) : '')}
        />
        <HomeList title={t('home.trial')} eresources={trials} none={t('noneTrial')} note={shownDays} />
      </div>
    </section>
  );
}

function HomeList({
  title,
  eresources,
  none,
  note,
}: {
  readonly title: string;
  readonly eresources: readonly EresourceSummary[];
  readonly none: string;
  readonly note: (eresource: EresourceSummary) => string;
}) {
  const heading = useId();
  return (
    <Card as="section" padded aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {title}
      </h3>
      {eresources.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul className={styles.list}>
          {eresources.map((one) => (
            <li key={one.id}>
              <Link to={eresourceAddress(one.id)} dir="auto">
                {one.name}
              </Link>
              <span className="muted small num">{note(one)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
