import type { Client } from '@lectern/contracts/kernel/client';
import { getUserScore } from '@lectern/contracts/talk/reviews/get-user-score';
import type { Score } from '@lectern/contracts/talk/reviews/review';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCaller } from '../../../lib/caller.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Stars } from './components/stars.tsx';
import styles from './reviews.module.css';

const MOST_OF_A_CALL = 100;

interface Waiting {
  readonly ids: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, Score>>;
}
const waiting = new WeakMap<Client, Waiting>();

/** The score of a record. The records that a page asks about at the same time share one call. */
async function scoreOfRecord(client: Client, recordId: string): Promise<Score | null> {
  let group = waiting.get(client);
  if (!group || group.ids.size >= MOST_OF_A_CALL) {
    const ids = new Set<string>();
    const answer = new Promise<void>((resolve) => setTimeout(resolve, 0)).then(async () => {
      if (waiting.get(client)?.ids === ids) waiting.delete(client);
      const scores = await client.call(getUserScore, { recordIds: [...ids] });
      return new Map(scores.map((score) => [score.recordId, score]));
    });
    group = { ids, answer };
    waiting.set(client, group);
  }
  group.ids.add(recordId);
  return (await group.answer).get(recordId) ?? null;
}

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
