import type { searchAlliance } from '@lectern/contracts/counter/alliance/search-alliance';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { Library } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import styles from './alliance.module.css';
import { ShowCode } from './show-code.tsx';

/** Before a search: who is in the alliance, and the code for borrowing at their desks. */
export function AllianceLibraries({
  libraries,
}: {
  readonly libraries: OutputOf<typeof searchAlliance.output>['libraries'];
}) {
  const { t } = useTranslation('alliance');
  return (
    <div className={styles.ways}>
      <Card as="section" padded className={styles.way}>
        <h2>{t('libraries')}</h2>
        <p className="muted">{t('librariesHint')}</p>
        <ul className={styles.names}>
          {libraries.map(({ otherLib, name }) => (
            <li key={otherLib}>
              <Library size={18} aria-hidden />
              {name}
            </li>
          ))}
        </ul>
      </Card>
      <ShowCode />
    </div>
  );
}
