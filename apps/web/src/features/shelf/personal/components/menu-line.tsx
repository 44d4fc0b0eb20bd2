import { LayoutGrid } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { useFadedEdges } from '../../../../components/use-faded-edges.ts';
import type { Patron } from '../../../../lib/patron.ts';
import type { MenuGroup } from '../../../../lib/personal-menu.ts';
import { SectionMenuEntry } from './menu-entry.tsx';
import { MenuGroups } from './menu-groups.tsx';
import styles from './section-menu.module.css';
import { useEntryCounts } from './use-entry-counts.ts';

/** The menu on phones: a line with the first group and the page that is shown, and a panel with all groups. */
export function MenuLine({
  groups,
  patron,
  children,
}: {
  readonly groups: readonly MenuGroup[];
  readonly patron: Patron | undefined;
  /** Shown below the groups. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('personal');
  const counts = useEntryCounts(patron);
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const [first, ...others] = groups;
  const near = first?.entries ?? [];
  const here = others.flatMap(({ entries }) => entries).find(({ to }) => to === pathname);
  const entries = here ? [here, ...near] : near;
  useFadedEdges(nav, entries.length);
  // The line may be wider than the screen: scrolls the current section into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another current entry, and counts make entries wider
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, patron]);
  return (
    <div className={styles.phone}>
      <nav ref={nav} className={styles.line} aria-label={t('sections.label')}>
        <Card as="ul" className={styles.menu}>
          {entries.map((entry) => (
            <li key={entry.key}>
              <SectionMenuEntry entry={entry} count={counts[entry.name]} />
            </li>
          ))}
        </Card>
      </nav>
      <button type="button" className={styles.all} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LayoutGrid size={18} aria-hidden />
        {t('menu.all')}
      </button>
      {open && (
        <Dialog drawer title={t('sections.label')} onClose={() => setOpen(false)}>
          <nav className={styles.menu} aria-label={t('sections.label')}>
            <MenuGroups groups={groups} patron={patron} onChosen={() => setOpen(false)} />
          </nav>
          {children}
        </Dialog>
      )}
    </div>
  );
}
