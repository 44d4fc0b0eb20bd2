import { REVIEWED_KINDS } from '@lectern/contracts/talk/moderation/kinds';
import { listTexts, TEXT_LISTS } from '@lectern/contracts/talk/moderation/list-texts';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { SelectMenu } from '../../../components/select-menu.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { TextRow } from './text-row.tsx';
import { useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

const ROWS = 20;
/** Colleagues work on the same queue. */
const REFRESH_MS = 30_000;

/**
 * What readers wrote for others, one after another: the keys A, R and B decide about the text that is marked. List, kind and page are in
 * the address.
 */
export default function ModerationPage() {
  const { t } = useTranslation('moderation');
  usePageTitle(t('title'));
  const [query, setQuery] = useSearchParams();
  const list = TEXT_LISTS.find((one) => one === query.get('list')) ?? 'waiting';
  const kind = REVIEWED_KINDS.find((one) => one === query.get('kind')) ?? '';
  const page = usePageNumber();
  const answer = useCall(
    listTexts,
    { list, kind, page, rows: ROWS },
    { keepPrevious: true, refetchMs: REFRESH_MS, staleMs: 0 },
  );
  const texts = answer.data?.texts ?? [];
  const review = useReview(texts);
  useReviewKeys(review);
  const waiting = answer.data?.waiting.reduce((sum, { count }) => sum + count, 0);
  const kept = { list, ...(kind && { kind }) };
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')}>
        <SelectMenu
          label={t('kind')}
          value={kind}
          options={['' as const, ...REVIEWED_KINDS].map((value) => ({
            value,
            label: t(value ? `kinds.${value}` : 'kinds.all'),
          }))}
          onChange={(next) => setQuery({ list, ...(next && { kind: next }) }, { replace: true })}
        />
      </PageHead>
      <Tabs
        label={t('lists.label')}
        items={TEXT_LISTS.map((key) => ({
          key,
          label: t(`lists.${key}`),
          ...(key === 'waiting' && waiting !== undefined && { count: waiting }),
        }))}
        active={list}
        onChange={(key) => setQuery({ ...kept, list: key }, { replace: true })}
      >
        <div>
          <PagedList
            answer={answer}
            page={page}
            rows={ROWS}
            label={t('pages')}
            query={kept}
            empty={
              <EmptyState
                icon={<ShieldCheck size={36} strokeWidth={1.4} />}
                title={t(`none.${list}`)}
                hint={t('noneHint')}
              />
            }
          >
            {texts.map((text) => (
              <TextRow
                key={text.id}
                text={text}
                isMarked={text.id === review.marked?.id}
                busy={review.busy}
                onMark={() => review.mark(text)}
                onApprove={() => review.approve(text)}
                onRefuse={() => review.open('refuse', text)}
                onBlock={() => review.open('block', text)}
              />
            ))}
          </PagedList>
        </div>
      </Tabs>
      {review.dialog && <DecisionDialog {...review.dialog} onClose={review.close} />}
    </>
  );
}
