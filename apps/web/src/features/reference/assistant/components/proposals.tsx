import type { Proposal } from '@lectern/contracts/reference/ai/answer-lines';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { AskLibrarian } from './ask-librarian.tsx';
import styles from './assistant.module.css';
import { RenewDialog } from './renew-dialog.tsx';

const PAGES = {
  loans: '/personalCenter/borrowing',
  requests: '/personalCenter/requests',
  fines: '/personalCenter/behavior',
  account: '/personalCenter',
  hours: '/collectionNav',
  rules: '/help',
} as const;

/** What an answer proposes besides its works. Nothing is done before the reader presses and confirms. */
export function Proposals({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const { t } = useTranslation('assistant');
  const [open, setOpen] = useState<Proposal>();
  const shown = proposals.filter(({ kind }) => kind !== 'request' && kind !== 'readOnline');
  if (shown.length === 0) return null;
  return (
    <div className={styles.proposals}>
      {shown.map((proposal) => {
        switch (proposal.kind) {
          case 'renew':
            return (
              <Button key={proposal.loanId} size="small" onClick={() => setOpen(proposal)}>
                {t('renew.open', { title: proposal.title })}
              </Button>
            );
          case 'open':
            return (
              <ButtonLink key={proposal.page} size="small" to={PAGES[proposal.page]}>
                {t(`open.${proposal.page}`)}
              </ButtonLink>
            );
          case 'askLibrarian':
            return (
              <Button key="askLibrarian" size="small" onClick={() => setOpen(proposal)}>
                {t('librarian.open')}
              </Button>
            );
          default:
            return null;
        }
      })}
      {open?.kind === 'renew' && <RenewDialog loan={open} onClose={() => setOpen(undefined)} />}
      {open?.kind === 'askLibrarian' && (
        <AskLibrarian question={open.question} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}
