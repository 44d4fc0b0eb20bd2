import { listTheses } from '@lectern/contracts/resources/repository/list-theses';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../lib/use-call.ts';
import { FilterBar } from '../filter-bar.tsx';
import { useListFilters } from '../use-list-filters.ts';
import { ValueSelect } from '../value-select.tsx';
import { ObjectList } from './object-list.tsx';
import { ThesisCounts } from './thesis-counts.tsx';

const ROWS = 10;
const FILTERS = ['words', 'college', 'degree', 'discipline', 'advisor', 'year'] as const;

const ALL = {
  college: 'allColleges',
  degree: 'allDegrees',
  discipline: 'allDisciplines',
  advisor: 'allAdvisors',
  year: 'allYears',
} as const;

/** Theses of our own institution, the newest first. */
export function ThesisList() {
  const { t } = useTranslation('repository');
  const { filters, page, isNarrowed, show, pageAddress } = useListFilters(FILTERS);
  const { words, ...others } = filters;
  const answer = useCall(
    listTheses,
    { keyWord: words, ...others, page, rows: ROWS },
    { ofReader: true, keepPrevious: true },
  );
  const { data } = answer;
  const counts = {
    college: data?.colleges ?? [],
    degree: data?.degrees ?? [],
    discipline: data?.disciplines ?? [],
    advisor: data?.advisors ?? [],
    year: data?.years ?? [],
  };
  return (
    <>
      <h2 className="hidden-visually">{t('views.theses')}</h2>
      <FilterBar label={t('searchTheses')} words={words} onWords={(typed) => show({ words: typed })}>
        {(['college', 'degree', 'discipline', 'advisor', 'year'] as const).map((name) => (
          <ValueSelect
            key={name}
            label={t(`filter.${name}`)}
            all={t(`filter.${ALL[name]}`)}
            value={filters[name]}
            counts={counts[name]}
            onChange={(value) => show({ [name]: value })}
          />
        ))}
      </FilterBar>
      <ThesisCounts counts={counts} />
      <ObjectList answer={answer} page={page} rows={ROWS} isNarrowed={isNarrowed} to={pageAddress} />
    </>
  );
}
