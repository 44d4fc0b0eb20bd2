import type { CourseProposal } from '@lectern/contracts/shelf/courses/course-proposal';
import { decideCourseProposal } from '@lectern/contracts/shelf/courses/decide-course-proposal';
import { listProposalsToDecide } from '@lectern/contracts/shelf/courses/list-proposals-to-decide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { ProposalRow } from '../components/proposal-row.tsx';

const ROWS = 20;

/** Books that teachers proposed and nobody decided yet, the oldest first. */
export default function ProposalsPage() {
  const { t } = useTranslation('courses');
  const errorText = useErrorText();
  const page = usePageNumber();
  const [refusing, setRefusing] = useState<CourseProposal>();
  const list = useCall(listProposalsToDecide, { page, size: ROWS }, { keepPrevious: true, staleMs: 0 });
  const accept = useAction(decideCourseProposal, {
    invalidates: [listProposalsToDecide],
    onDone: ({ title }) => showToast('ok', t('staff.accepted', { title })),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  return (
    <>
      <PageHead title={t('staff.proposals')} hint={t('staff.proposalsHint')}>
        <ButtonLink to="/courses">{t('staff.back')}</ButtonLink>
      </PageHead>
      <PagedList
        answer={list}
        page={page}
        rows={ROWS}
        label={t('propose.pages')}
        empty={<EmptyState title={t('staff.noProposals')} hint={t('staff.noProposalsHint')} />}
      >
        {list.data?.proposals.map((proposal) => (
          <ProposalRow
            key={proposal.proposalId}
            proposal={proposal}
            actions={
              <>
                <Button
                  size="small"
                  kind="primary"
                  busy={accept.running}
                  onClick={() => accept.start({ proposalId: proposal.proposalId, accept: true })}
                >
                  {t('staff.accept')}
                  <span className="hidden-visually"> {proposal.title}</span>
                </Button>
                <Button size="small" onClick={() => setRefusing(proposal)}>
                  {t('staff.refuse')}
                  <span className="hidden-visually"> {proposal.title}</span>
                </Button>
              </>
            }
          />
        ))}
      </PagedList>
      {refusing && <RefuseDialog proposal={refusing} onClose={() => setRefusing(undefined)} />}
    </>
  );
}

function RefuseDialog({
  proposal: { proposalId, title },
  onClose,
}: {
  readonly proposal: CourseProposal;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('courses');
  const [reason, setReason] = useState('');
  const refuse = useAction(decideCourseProposal, {
    invalidates: [listProposalsToDecide],
    onDone: () => {
      showToast('ok', t('staff.refused', { title }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('staff.refuseTitle', { title })}
      send={t('staff.refuse')}
      cancel={t('cancel')}
      isDanger
      busy={refuse.running}
      error={refuse.error}
      onSend={() => refuse.start({ proposalId, accept: false, reason })}
      onClose={onClose}
    >
      <TextField
        label={t('staff.reason')}
        hint={t('staff.reasonHint')}
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
