import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../../components/filter-chips.tsx';
import { NO_FILTERS, type TitleFilters, toggledDatabase, toggledMark } from '../title-filters.ts';
import type { TitleAnswer } from './title-answer.ts';

/** What narrows the list. A press removes one. Nothing if there is none. */
export function TitleChips({
  filters,
  answer,
  onChange,
}: {
  readonly filters: TitleFilters;
  /** Has the names of the databases. */
  readonly answer: TitleAnswer | undefined;
  readonly onChange: (filters: TitleFilters) => void;
}) {
  const { t } = useTranslation('titles');
  const { keyWord, letter, kind, isFree, marks, eresource } = filters;
  const chips = [
    { key: 'words', label: keyWord && t('filter.words', { words: keyWord }), without: { keyWord: '' } },
    { key: 'letter', label: letter && t('filter.letter', { letter }), without: { letter: '' } },
    { key: 'kind', label: kind ? t(`kinds.${kind}`) : '', without: { kind: undefined } },
    { key: 'free', label: isFree ? t('filter.free') : '', without: { isFree: false } },
    ...marks.map((mark) => ({
      key: `mark/${mark}`,
      label: t(`mark.${mark}`),
      without: toggledMark(filters, mark),
    })),
    ...eresource.map((id) => ({
      key: `database/${id}`,
      label: answer?.eresources.find((one) => one.id === id)?.name ?? t('filter.otherDatabase'),
      without: toggledDatabase(filters, id),
    })),
  ].filter(({ label }) => label !== '');
  if (chips.length === 0) return null;
  return (
    <FilterChips
      label={t('filter.chosen')}
      chips={chips.map(({ key, label, without }) => ({
        key,
        label,
        remove: t('filter.remove', { filter: label }),
        onRemove: () => onChange({ ...filters, ...without }),
      }))}
      clear={chips.length > 1 ? { label: t('filter.clear'), onClear: () => onChange(NO_FILTERS) } : undefined}
    />
  );
}
