import type { Outstanding } from '@lectern/contracts/counter/leaving/outstanding-view';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import styles from './leaving.module.css';
import { useOutstandingWords } from './use-outstanding-words.ts';

/** Where each is settled; what has no place is settled at the desk. */
const PLACES = {
  loans: 'borrowing',
  requests: 'requests',
  alliance: 'borrowing',
  purchases: 'purchases',
  behaviours: 'behavior',
  debt: 'behavior',
  credit: undefined,
  kept: undefined,
  guarantees: undefined,
  frozen: undefined,
} as const;

/** The page of each place. */
const ADDRESSES = {
  borrowing: '/personalCenter/borrowing',
  requests: '/personalCenter/requests',
  behavior: '/personalCenter/behavior',
  purchases: '/drivePurUser',
} as const;

/** What keeps the reader from leaving, and where it is settled. */
export function OutstandingList({
  outstanding,
  busy,
  onAgain,
}: {
  readonly outstanding: readonly Outstanding[];
  readonly busy: boolean;
  readonly onAgain: () => void;
}) {
  const { t } = useTranslation('leaving');
  const words = useOutstandingWords('reader');
  return (
    <section aria-labelledby="outstanding" className={styles.section}>
      <SectionHeading id="outstanding">{t('outstanding')}</SectionHeading>
      <Card as="ul" className={styles.list}>
        {outstanding.map((one) => {
          const place = PLACES[one.kind];
          return (
            <li key={one.kind} className={styles.row}>
              <span className={styles.what}>{words(one)}</span>
              {place ? (
                <ButtonLink size="small" to={ADDRESSES[place]}>
                  {t(`go.${place}`)}
                </ButtonLink>
              ) : (
                <span className="muted">{t('desk')}</span>
              )}
            </li>
          );
        })}
      </Card>
      <div>
        <Button busy={busy} onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </section>
  );
}
