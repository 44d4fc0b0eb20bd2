import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { changed, type ResultView, writeSearch } from '../../../../lib/search/search-in-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useFacetName } from '../facets/use-facet-name.ts';
import type { FromList } from './from-list.ts';
import styles from './grouped-results.module.css';
import { useResultParts } from './result-parts.ts';
import { type Hit, ResultRow } from './result-row.tsx';

type Level = SearchAnswer['levelResultList'][number];

/** The best hits of each type, language, library or discipline. Each group links to all its hits. */
export default function GroupedResults({
  levels,
  state,
  view,
  docTypes,
  onCite,
}: {
  readonly levels: readonly Level[];
  readonly state: SearchState;
  readonly view: ResultView;
  /** The names of document types by their codes. */
  readonly docTypes: ReadonlyMap<string, string>;
  readonly onCite: (hit: Hit) => void;
}) {
  const { t } = useTranslation('search');
  const facetName = useFacetName();
  return (
    <>
      <p className={styles.lead}>
        {t('groups.lead', { facet: state.group && facetName(state.group) })}{' '}
        <Link to={writeSearch(changed(state, { group: '' }), view)}>{t('groups.none')}</Link>
      </p>
      {levels.map((level) => (
        <Group
          key={level.value}
          level={level}
          // Groups are of words alone. With meaning, the list would have other records in other places.
          all={writeSearch(
            changed(state, { group: '', [level.group]: [level.value], wordsOnly: true }),
            view,
          )}
          back={writeSearch(state, view)}
          docTypes={docTypes}
          onCite={onCite}
        />
      ))}
    </>
  );
}

function Group({
  level: { label, numFound, searchResult },
  all,
  back,
  docTypes,
  onCite,
}: {
  readonly level: Level;
  /** The address of the group's whole list. */
  readonly all: string;
  readonly back: string;
  readonly docTypes: ReadonlyMap<string, string>;
  readonly onCite: (hit: Hit) => void;
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const id = useId();
  const fromOf = (index: number): FromList => ({
    back,
    search: all,
    place: index + 1,
    total: numFound,
    shown: searchResult.length,
  });
  const { Score } = useResultParts();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <SectionHeading
        id={id}
        aside={<Link to={all}>{t('groups.all', { count: numFound, number: format.number(numFound) })}</Link>}
      >
        {label}
      </SectionHeading>
      <Card as="ol">
        {searchResult.map((hit, index) => (
          <ResultRow
            key={hit.recordId}
            hit={hit}
            docTypeName={docTypes.get(hit.docCode) ?? ''}
            from={fromOf(index)}
            Score={Score}
            onCite={onCite}
          />
        ))}
      </Card>
    </section>
  );
}
