import { recommendDaily } from '@lectern/contracts/shelf/subscriptions/recommend-daily';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../subscriptions.module.css';
import { WorkLine } from './work-line.tsx';

/** What the last day brought for all subscriptions. Nothing is shown if nothing was found yet. */
export function Newest() {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const { data } = useCall(recommendDaily, { rows: 5 }, { staleMs: 0 });
  if (!data?.day) return null;
  return (
    <section aria-labelledby="newest-works">
      <SectionHeading id="newest-works">{t('newest', { day: format.date(data.day) })}</SectionHeading>
      <Card padded>
        <ul className={styles.list}>
          {data.works.map((work) => (
            <WorkLine key={work.recordId} work={work} terms={work.terms} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
