import { LibraryBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { searchAddress } from '../../../../lib/search-address.ts';
import { isNarrowed, NO_FILTERS, type TitleFilters } from '../title-filters.ts';

/** Nothing fits the filters, or the library has no titles yet. */
export function NoTitles({
  filters,
  onClear,
}: {
  readonly filters: TitleFilters;
  readonly onClear: (filters: TitleFilters) => void;
}) {
  const { t } = useTranslation('titles');
  const { keyWord } = filters;
  const narrowed = isNarrowed(filters);
  const key = narrowed ? 'noneFound' : 'none';
  return (
    <Card>
      <EmptyState
        icon={<LibraryBig size={36} strokeWidth={1.4} aria-hidden />}
        title={t(`${key}.title`)}
        hint={t(`${key}.hint`)}
        actions={
          narrowed ? (
            <>
              <Button kind="primary" onClick={() => onClear(NO_FILTERS)}>
                {t('filter.clear')}
              </Button>
              {keyWord && (
                <ButtonLink to={searchAddress({ keyWord })}>
                  {t('noneFound.catalogue', { words: keyWord })}
                </ButtonLink>
              )}
            </>
          ) : (
            <ButtonLink to="/dataBaseNav">{t('none.databases')}</ButtonLink>
          )
        }
      />
    </Card>
  );
}
