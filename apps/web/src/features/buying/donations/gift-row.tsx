import type { ShownGift } from '@lectern/contracts/buying/donations/donation';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { factLine } from '../../../lib/fact-line.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './donations.module.css';

/** A gift among others: what, and by whom where the giver is named. */
export function GiftRow({ gift }: { readonly gift: ShownGift }) {
  const { t } = useTranslation('donations');
  const format = useFormat();
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.work} dir="auto">
          <Link to={`/bookDonate/detail?${new URLSearchParams({ gift: gift.id })}`}>{gift.title}</Link>
        </p>
        <p className="muted small num">{factLine(gift.author, gift.publisher, gift.publishTime)}</p>
      </div>
      <p className="muted small num">
        {factLine(
          gift.donorName ? t('by', { name: gift.donorName }) : t('nameless'),
          t('copies', { count: gift.copyCount, number: format.number(gift.copyCount) }),
          format.date(gift.donationTime),
        )}
      </p>
    </li>
  );
}
