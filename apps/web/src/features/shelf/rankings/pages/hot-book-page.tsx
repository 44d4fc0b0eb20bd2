import { popularBooks } from '@lectern/contracts/shelf/rankings/popular-books';
import { RANKING_RANGES } from '@lectern/contracts/shelf/rankings/ranges';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { RankingList, ROWS } from '../components/ranking-list.tsx';
import { useRange } from '../range-of-address.ts';

/** /hotBook: the titles borrowed most. */
export default function HotBookPage() {
  const { t } = useTranslation('rankings');
  const format = useFormat();
  const range = useRange(RANKING_RANGES, 'month');
  const page = usePageNumber();
  const answer = useCall(popularBooks, { range, page, rows: ROWS });
  return (
    <RankingList
      name="hotBook"
      range={range}
      page={page}
      answer={answer}
      shareOf={(book, first) => book.count / first.count}
      wordsOf={({ count }) => t('loanCount', { count, number: format.number(count) })}
    />
  );
}
