import { nameIn } from '@lectern/contracts/kernel/languages';
import { getStaffResearcher } from '@lectern/contracts/resources/researchers/get-staff-researcher';
import {
  listStaffPublications,
  PUBLICATION_LISTS,
} from '@lectern/contracts/resources/researchers/list-staff-publications';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { PublicationRow } from '../record/publication-row.tsx';
import { StaffDecideButtons } from './staff-decide-buttons.tsx';
import styles from './staff-researchers.module.css';

const ROWS = 20;

/** The publications of a person: staff say which of the guessed ones are theirs. List and page are in the address. */
export function StaffPublications({ id }: { readonly id: string }) {
  const { t } = useTranslation('researchers');
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const list = PUBLICATION_LISTS.find((one) => one === query.get('list')) ?? 'guessed';
  const person = useCall(getStaffResearcher, { id }, { staleMs: 60_000 });
  const answer = useCall(
    listStaffPublications,
    { id, list, page, rows: ROWS },
    { keepPrevious: true, staleMs: 0 },
  );
  const counts = answer.data?.counts;
  const name = person.data ? nameIn(person.data.names, language) : '';
  return (
    <>
      <p>
        <Link to="/researchers" className={styles.back}>
          <ArrowLeft size={16} aria-hidden />
          {t('staff.back')}
        </Link>
      </p>
      <PageHead
        title={name ? t('staff.publicationsOf', { name }) : t('publications')}
        hint={t('staff.publicationsHint')}
      />
      <Tabs
        label={t('publications')}
        items={PUBLICATION_LISTS.map((key) => ({
          key,
          label: t(`staff.lists.${key}`),
          ...(counts && { count: counts[key] }),
        }))}
        active={list}
        onChange={(key) => setQuery({ publications: id, list: key }, { replace: true })}
      >
        <PagedList
          answer={answer}
          page={page}
          rows={ROWS}
          label={t('pages')}
          query={{ publications: id, list }}
          empty={<EmptyState title={t(`staff.noneIn.${list}`)} />}
        >
          {answer.data?.publications.map((publication) => (
            <PublicationRow key={publication.publicationId} publication={publication} heading="h2">
              {publication.byPerson ? (
                <span className="muted small">{t('staff.byPerson')}</span>
              ) : (
                <StaffDecideButtons id={id} list={list} publication={publication} />
              )}
            </PublicationRow>
          ))}
        </PagedList>
      </Tabs>
    </>
  );
}
