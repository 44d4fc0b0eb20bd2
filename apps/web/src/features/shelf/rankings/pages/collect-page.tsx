import { RANKING_RANGES } from '@lectern/contracts/shelf/rankings/ranges';
import { topShare } from '@lectern/contracts/shelf/rankings/top-share';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { RankingList, ROWS } from '../components/ranking-list.tsx';
import { useRange } from '../range-of-address.ts';

/** /collect: the titles that most readers keep among their favourites. */
export default function CollectPage() {
  const { t } = useTranslation('rankings');
  const format = useFormat();
  const range = useRange(RANKING_RANGES, 'month');
  const page = usePageNumber();
  const answer = useCall(topShare, { range, page, rows: ROWS });
  return (
    <RankingList
      name="collect"
      range={range}
      page={page}
      answer={answer}
      shareOf={(book, first) => book.count / first.count}
      wordsOf={({ count }) => t('favouriteCount', { count, number: format.number(count) })}
    />
  );
}
