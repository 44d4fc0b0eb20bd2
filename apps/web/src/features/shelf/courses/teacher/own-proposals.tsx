import { listCourseProposals } from '@lectern/contracts/shelf/courses/list-course-proposals';
import { listTaughtCourses } from '@lectern/contracts/shelf/courses/list-taught-courses';
import { withdrawCourseProposal } from '@lectern/contracts/shelf/courses/withdraw-course-proposal';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { bibAddress } from '../../../../lib/search-address.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { ProposalRow } from '../components/proposal-row.tsx';

const ROWS = 20;

/** What the reader proposed for the own courses, and what became of it. */
export function OwnProposals() {
  const { t } = useTranslation('courses');
  const errorText = useErrorText();
  const page = usePageNumber();
  const list = useCall(listCourseProposals, { page, size: ROWS }, { keepPrevious: true, staleMs: 0 });
  const withdraw = useAction(withdrawCourseProposal, {
    invalidates: [listCourseProposals, listTaughtCourses],
    onDone: () => showToast('ok', t('propose.withdrawn')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  return (
    <PagedList
      answer={list}
      page={page}
      rows={ROWS}
      label={t('propose.pages')}
      query={{ view: 'proposals' }}
      empty={<EmptyState title={t('propose.none')} hint={t('propose.noneHint')} />}
    >
      {list.data?.proposals.map((proposal) => (
        <ProposalRow
          key={proposal.proposalId}
          proposal={proposal}
          to={proposal.recordId ? bibAddress(proposal.recordId) : undefined}
          actions={
            proposal.state === 'pending' && (
              <Button
                size="small"
                busy={withdraw.running}
                onClick={() => withdraw.start({ proposalId: proposal.proposalId })}
              >
                {t('propose.withdraw')}
                <span className="hidden-visually"> {proposal.title}</span>
              </Button>
            )
          }
        />
      ))}
    </PagedList>
  );
}
