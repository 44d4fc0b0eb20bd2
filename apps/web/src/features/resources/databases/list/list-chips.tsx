import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../../components/filter-chips.tsx';
import { type EresourceList, TERM_FILTERS, toggled, withoutFilters } from '../eresource-list.ts';
import { type FilterCounts, valuesOf } from './filter-panel.tsx';

/** What narrows the list: words, letter and filters. A press removes one. Nothing if there are none. */
export function ListChips({
  list,
  counts,
  onChange,
}: {
  readonly list: EresourceList;
  /** Has the names of the values. */
  readonly counts: FilterCounts | undefined;
  readonly onChange: (list: EresourceList) => void;
}) {
  const { t } = useTranslation('databases');
  const chips = [
    ...(list.keyWord
      ? [
          {
            key: 'words',
            label: t('filter.words', { words: list.keyWord }),
            without: { ...list, keyWord: '' },
          },
        ]
      : []),
    ...(list.letter
      ? [
          {
            key: 'letter',
            label: t('filter.letter', { letter: list.letter }),
            without: { ...list, letter: '' },
          },
        ]
      : []),
    ...(list.isNew ? [{ key: 'new', label: t('filter.onlyNew'), without: { ...list, isNew: false } }] : []),
    ...TERM_FILTERS.flatMap((name) =>
      list[name].map((code) => ({
        key: `${name}/${code}`,
        label: (counts && valuesOf(counts, name).find((one) => one.code === code)?.name) ?? code,
        without: toggled(list, name, code),
      })),
    ),
  ];
  if (chips.length === 0) return null;
  return (
    <FilterChips
      label={t('filter.chosen')}
      chips={chips.map(({ key, label, without }) => ({
        key,
        label,
        remove: t('filter.remove', { filter: label }),
        onRemove: () => onChange(without),
      }))}
      clear={
        chips.length > 1
          ? { label: t('filter.clear'), onClear: () => onChange(withoutFilters(list)) }
          : undefined
      }
    />
  );
}
