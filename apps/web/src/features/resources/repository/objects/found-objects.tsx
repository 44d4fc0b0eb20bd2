import type { ObjectKind } from '@lectern/contracts/resources/repository/kinds';
import { OBJECT_KINDS } from '@lectern/contracts/resources/repository/kinds';
import { listObjects } from '@lectern/contracts/resources/repository/list-objects';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../lib/use-call.ts';
import { FilterBar } from '../filter-bar.tsx';
import { FoundPages } from '../texts/found-pages.tsx';
import { PlaceSelect } from '../texts/place-select.tsx';
import { useListFilters } from '../use-list-filters.ts';
import { ValueSelect } from '../value-select.tsx';
import { ObjectList } from './object-list.tsx';

const ROWS = 10;
const FILTERS = ['words', 'kind', 'year', 'in'] as const;

/** Objects of a collection and below, or of all, with their filters. */
export function FoundObjects({ collectionId }: { readonly collectionId?: string }) {
  const { t } = useTranslation('repository');
  const { filters, page, isNarrowed, show, pageAddress } = useListFilters(FILTERS);
  const inTexts = filters.in === 'texts';
  const kind = OBJECT_KINDS.filter((one) => one === filters.kind);
  const answer = useCall(
    listObjects,
    {
      ...(collectionId && { id: collectionId }),
      keyWord: filters.words,
      kind,
      year: filters.year,
      page,
      rows: ROWS,
    },
    { ofReader: true, keepPrevious: true, enabled: !inTexts },
  );
  const place = (
    <PlaceSelect value={filters.in} onChange={(value) => show({ in: value, kind: '', year: '' })} />
  );
  if (inTexts)
    return (
      <>
        <h2 className="hidden-visually">{t('texts.title')}</h2>
        <FilterBar label={t('texts.label')} words={filters.words} onWords={(words) => show({ words })}>
          {place}
        </FilterBar>
        <FoundPages
          words={filters.words}
          {...(collectionId && { collectionId })}
          page={page}
          to={pageAddress}
        />
      </>
    );
  return (
    <>
      <h2 className="hidden-visually">{t('views.objects')}</h2>
      <FilterBar label={t('search')} words={filters.words} onWords={(words) => show({ words })}>
        {place}
        <ValueSelect
          label={t('filter.kind')}
          all={t('filter.allKinds')}
          value={filters.kind}
          counts={answer.data?.kinds ?? []}
          nameOf={(one) => t(`kinds.${one as ObjectKind}`)}
          onChange={(value) => show({ kind: value })}
        />
        <ValueSelect
          label={t('filter.year')}
          all={t('filter.allYears')}
          value={filters.year}
          counts={answer.data?.years ?? []}
          onChange={(value) => show({ year: value })}
        />
      </FilterBar>
      <ObjectList answer={answer} page={page} rows={ROWS} isNarrowed={isNarrowed} to={pageAddress} />
    </>
  );
}
