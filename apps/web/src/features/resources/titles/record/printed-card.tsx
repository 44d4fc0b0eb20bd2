import type { TitleDetail } from '@lectern/contracts/resources/titles/title';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AvailabilityProvider, WorkAvailability } from '../../../../components/availability/availability.tsx';
import { Card } from '../../../../components/card.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import styles from './printed-card.module.css';
import sources from './sources.module.css';

/** What the library has of a title in print: beside what is online, so that the years of both are in one place. */
export function PrintedCard({ printed }: Pick<TitleDetail, 'printed'>) {
  const { t } = useTranslation('titles');
  if (printed.length === 0) return null;
  return (
    <Card as="section" padded className={sources.card} aria-labelledby="in-print">
      <h2 id="in-print">{t('printed.title')}</h2>
      <AvailabilityProvider recordIds={printed.map(({ recordId }) => recordId)}>
        <ul className={styles.records}>
          {printed.map(({ recordId, title, statements }) => (
            <li key={recordId}>
              <Link to={bibAddress(recordId)} dir="auto">
                {title}
              </Link>
              {statements.map(({ place, callNo, summary }) => (
                <p key={`${place}/${callNo}/${summary}`} className="num" dir="auto">
                  {summary} <span className="muted small">{factLine(place, callNo)}</span>
                </p>
              ))}
              <WorkAvailability recordId={recordId} />
            </li>
          ))}
        </ul>
      </AvailabilityProvider>
    </Card>
  );
}
