import { getUserScore } from '@lectern/contracts/talk/reviews/get-user-score';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCaller } from '../../../lib/caller.ts';
import { joinedCalls } from '../../../lib/joined-calls.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Stars } from './components/stars.tsx';
import styles from './reviews.module.css';

const scoreOfRecord = joinedCalls(async (client, recordIds) => {
  const scores = await client.call(getUserScore, { recordIds });
  return new Map(scores.map((score) => [score.recordId, score]));
});

/** How readers rate a work, in a line; nothing while that is not known or nobody rated it. */
export default function RowScore({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const { client } = useCaller();
  const { data } = useQuery({
    queryKey: [getUserScore.path, recordId, '', null],
    queryFn: () => scoreOfRecord(client, recordId),
  });
  if (!data || data.average === null) return null;
  return (
    <span className={styles.score}>
      <Stars stars={data.average} size={14} />
      <span className="muted small">
        {format.number(data.average)} {t('inBrackets', { number: format.number(data.count) })}
      </span>
    </span>
  );
}
