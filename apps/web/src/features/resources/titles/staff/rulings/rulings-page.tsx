import { findStaffTitles } from '@lectern/contracts/resources/titles/find-staff-titles';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../../components/button.tsx';
import { EmptyState } from '../../../../../components/empty-state.tsx';
import { PagedList } from '../../../../../components/paged-list.tsx';
import { PageHead } from '../../../../../components/staff/page-head.tsx';
import { StaffRow } from '../../../../../components/staff/staff-row.tsx';
import { TextField } from '../../../../../components/text-field.tsx';
import { factLine } from '../../../../../lib/fact-line.ts';
import { useCall } from '../../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../../lib/use-page-title.ts';
import styles from '../title-lists.module.css';
import { TitleLines } from './title-lines.tsx';

/** Finds titles and shows the lines of one, to part or join them. Words and title are in the address. */
export default function RulingsPage() {
  const { t } = useTranslation('titles');
  usePageTitle(t('rulings.title'));
  const [query, setQuery] = useSearchParams();
  const words = query.get('words') ?? '';
  const id = query.get('title') ?? '';
  const answer = useCall(findStaffTitles, { keyWord: words }, { staleMs: 0, enabled: words !== '' });
  const titles = answer.data ?? [];
  const find = (next: string) => {
    if (next !== words) setQuery(next ? { words: next } : {}, { replace: true });
  };
  const choose = (title: string) => setQuery({ words, ...(title && { title }) });
  return (
    <>
      <PageHead title={t('rulings.title')} hint={t('rulings.hint')} />
      <search className={styles.bar}>
        <TextField
          label={t('rulings.search')}
          type="search"
          defaultValue={words}
          maxLength={200}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') find(currentTarget.value.trim());
          }}
          onBlur={({ currentTarget }) => find(currentTarget.value.trim())}
        />
      </search>
      {id !== '' && <TitleLines key={id} id={id} others={titles} onShow={choose} />}
      {id === '' && words !== '' && (
        <PagedList
          answer={{ ...answer, data: answer.data && { total: titles.length } }}
          page={1}
          rows={50}
          label={t('rulings.title')}
          empty={<EmptyState title={t('noneFound.title')} hint={t('staff.noneFoundHint')} />}
        >
          {titles.map((title) => (
            <StaffRow
              key={title.id}
              title={title.name}
              facts={factLine(t(`kind.${title.kind}`), title.publisher, title.printIssn, title.onlineIssn)}
            >
              <Button size="small" onClick={() => choose(title.id)}>
                {t('rulings.lines')}
                <span className="hidden-visually"> {title.name}</span>
              </Button>
            </StaffRow>
          ))}
        </PagedList>
      )}
    </>
  );
}
