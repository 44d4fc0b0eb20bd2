import { listRecentGifts } from '@lectern/contracts/buying/donations/list-recent-gifts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import styles from '../donations.module.css';
import { GiftRow } from '../gift-row.tsx';

/** The last gifts on the home page. Nothing where there are none. */
export function GiftsOnHome() {
  const { t } = useTranslation('donations');
  const gifts = useCall(listRecentGifts, { rows: 5 }, { staleMs: 5 * 60_000 }).data ?? [];
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby="gifts-on-home">
      <SectionHeading id="gifts-on-home" aside={<Link to="/bookDonate">{t('home.all')}</Link>}>
        {t('home.title')}
      </SectionHeading>
      <Card as="ul" className={styles.list}>
        {gifts.map((gift) => (
          <GiftRow key={gift.id} gift={gift} />
        ))}
      </Card>
    </section>
  );
}
