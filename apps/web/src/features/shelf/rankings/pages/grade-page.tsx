import { getTopScoreList } from '@lectern/contracts/shelf/rankings/get-top-score-list';
import { RANKING_RANGES } from '@lectern/contracts/shelf/rankings/ranges';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { RankingList, ROWS } from '../components/ranking-list.tsx';
import { useRange } from '../range-of-address.ts';

const ORDERS = ['best', 'worst'] as const;

/** /grade: the titles that readers rated best, or worst. */
export default function GradePage() {
  const { t } = useTranslation('rankings');
  const format = useFormat();
  const navigate = useNavigate();
  const range = useRange(RANKING_RANGES, 'month');
  const [query] = useSearchParams();
  const order = ORDERS.find((one) => one === query.get('order')) ?? 'best';
  const page = usePageNumber();
  const answer = useCall(getTopScoreList, { range, order, page, rows: ROWS });
  return (
    <RankingList
      name="grade"
      range={range}
      page={page}
      answer={answer}
      more={{ order }}
      above={
        <div>
          <SelectMenu
            label={t('order.label')}
            align="start"
            value={order}
            options={ORDERS.map((value) => ({ value, label: t(`order.${value}`) }))}
            onChange={(next) => void navigate(`?${new URLSearchParams({ range, order: next })}`)}
          />
        </div>
      }
      shareOf={({ score }) => score / 5}
      wordsOf={({ score, count }) =>
        t('score', { score: format.number(score), count, number: format.number(count) })
      }
    />
  );
}
