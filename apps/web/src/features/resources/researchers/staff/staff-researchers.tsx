import { listStaffResearchers } from '@lectern/contracts/resources/researchers/list-staff-researchers';
import { removeResearcher } from '@lectern/contracts/resources/researchers/remove-researcher';
import type { StaffResearcherSummary } from '@lectern/contracts/resources/researchers/researcher';
import { Plus, UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ListWords } from '../../../../components/list-words.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { StaffRow } from '../../../../components/staff/staff-row.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { OrcidButton } from './orcid-button.tsx';
import { RESEARCHER_STAFF_CALLS } from './researcher-calls.ts';
import styles from './staff-researchers.module.css';

const ROWS = 50;

/** All researchers, drafts and hidden ones too, from A to Z. The words are in the address. */
export function StaffResearchers() {
  const { t } = useTranslation('researchers');
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const [removed, setRemoved] = useState<StaffResearcherSummary>();
  const keyWord = query.get('words') ?? '';
  const answer = useCall(
    listStaffResearchers,
    { keyWord, page, rows: ROWS },
    { keepPrevious: true, staleMs: 0 },
  );
  const show = (words: string) => setQuery(words ? { words } : {}, { replace: true });
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')}>
        <OrcidButton id={undefined} />
        <ButtonLink to="?edit=new" kind="primary" icon={<Plus size={18} aria-hidden />}>
          {t('staff.add')}
        </ButtonLink>
      </PageHead>
      <search className={styles.bar}>
        <ListWords label={t('search')} words={keyWord} onWords={show} />
      </search>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={keyWord ? { words: keyWord } : {}}
        empty={
          <EmptyState
            icon={<UserRoundSearch size={36} strokeWidth={1.4} aria-hidden />}
            title={t(keyWord ? 'noneFound.title' : 'staff.none')}
            hint={t(keyWord ? 'noneFound.hint' : 'staff.noneHint')}
          />
        }
      >
        {answer.data?.researchers.map((person) => (
          <StaffRow
            key={person.id}
            title={person.name}
            facts={factLine(person.position, person.unitName, person.orcid)}
            pills={<States person={person} />}
          >
            <ButtonLink size="small" to={`?publications=${person.id}`}>
              {t('publications')}
              <span className="hidden-visually"> {person.name}</span>
            </ButtonLink>
            <ButtonLink size="small" to={`?edit=${person.id}`}>
              {t('staff.change')}
              <span className="hidden-visually"> {person.name}</span>
            </ButtonLink>
            <Button size="small" kind="text" onClick={() => setRemoved(person)}>
              {t('staff.remove')}
              <span className="hidden-visually"> {person.name}</span>
            </Button>
          </StaffRow>
        ))}
      </PagedList>
      {removed && (
        <RemoveDialog
          call={removeResearcher}
          input={{ id: removed.id }}
          invalidates={RESEARCHER_STAFF_CALLS}
          words={{
            title: t('staff.removeTitle', { name: removed.name }),
            hint: t('staff.removeHint'),
            send: t('staff.remove'),
            cancel: t('staff.cancel'),
            done: t('staff.removed'),
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

function States({ person }: { readonly person: StaffResearcherSummary }) {
  const { t } = useTranslation('researchers');
  return (
    <>
      {!person.isOpen && <Pill tone="warn">{t('staff.draft')}</Pill>}
      {person.isHidden && <Pill tone="warn">{t('staff.hidden')}</Pill>}
      {person.hasAccount && <Pill>{t('staff.hasAccount')}</Pill>}
    </>
  );
}
