import { OTHER_LETTER } from '@lectern/contracts/resources/databases/eresource';
import type { TitleSummary } from '@lectern/contracts/resources/titles/title';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import styles from '../../../../components/eresources/list-page.module.css';
import { TitleRow } from './title-row.tsx';

/** A page of titles: in groups by letter, or the best first. */
export function ListedTitles({
  titles,
  isByLetter,
}: {
  readonly titles: readonly TitleSummary[];
  readonly isByLetter: boolean;
}) {
  const { t } = useTranslation('titles');
  const { t: ofList } = useTranslation('eresources');
  if (titles.length === 0)
    return (
      <Card>
        <EmptyState title={t('noneFound.past')} />
      </Card>
    );
  return groupsOf(titles, isByLetter).map(({ letter, group }) => (
    <section
      key={letter}
      className={styles.group}
      aria-label={letter === OTHER_LETTER ? ofList('letters.other') : letter || t('title')}
    >
      {letter && <h2>{letter}</h2>}
      <Card as="ul" className={styles.rows}>
        {group.map((title) => (
          <TitleRow key={title.id} title={title} heading={letter ? 'h3' : 'h2'} />
        ))}
      </Card>
    </section>
  ));
}

function groupsOf(titles: readonly TitleSummary[], isByLetter: boolean) {
  if (!isByLetter) return [{ letter: '', group: titles }];
  const letters = [...new Set(titles.map(({ letter }) => letter))];
  return letters.map((letter) => ({ letter, group: titles.filter((one) => one.letter === letter) }));
}
