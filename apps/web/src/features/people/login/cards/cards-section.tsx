import { checkCardLoss } from '@lectern/contracts/lending/patron/check-card-loss';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import rows from '../section-rows.module.css';
import { CardRow } from './card-row.tsx';
import styles from './cards-section.module.css';

/** The reader's cards, as a section of "my account": a lost one is reported here, and used again when it is found. */
export default function CardsSection() {
  const { t } = useTranslation('cards');
  const answer = useCall(checkCardLoss, {}, { staleMs: 0 });
  const { data } = answer;
  return (
    <section aria-labelledby="cards">
      <SectionHeading id="cards">{t('heading')}</SectionHeading>
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && (
        <Loading>
          <Skeleton width="100%" height="72px" />
        </Loading>
      )}
      {data && !data.possible && <Notice tone="info">{t('elsewhere')}</Notice>}
      {data?.possible && (
        <>
          <p className={styles.words}>{t('explain')}</p>
          <Card as="ul" className={rows.list}>
            {data.cards.length === 0 && <li className={rows.row}>{t('none')}</li>}
            {data.cards.map((card) => (
              <CardRow key={card.number} card={card} confirmation={data.confirmation} />
            ))}
          </Card>
        </>
      )}
    </section>
  );
}
