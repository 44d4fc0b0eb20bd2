import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Patron } from '../../../../lib/patron.ts';
import type { MenuGroup } from '../../../../lib/personal-menu.ts';
import { SectionMenuEntry } from './menu-entry.tsx';
import styles from './section-menu.module.css';
import { useEntryCounts } from './use-entry-counts.ts';

/** All entries of the menu, one below the other, each group with its heading. */
export function MenuGroups({
  groups,
  patron,
  onChosen,
}: {
  readonly groups: readonly MenuGroup[];
  readonly patron: Patron | undefined;
  readonly onChosen?: () => void;
}) {
  const { t } = useTranslation('components');
  const counts = useEntryCounts(patron);
  const id = useId();
  return groups.map(({ name, entries }) => (
    <Fragment key={name}>
      {name !== 'near' && (
        <p id={`${id}-${name}`} className={styles.heading}>
          {t(`menuGroups.${name}`)}
        </p>
      )}
      <ul aria-labelledby={name === 'near' ? undefined : `${id}-${name}`}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <SectionMenuEntry entry={entry} count={counts[entry.name]} onChosen={onChosen} />
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
