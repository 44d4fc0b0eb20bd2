import { ArrowUpDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { Avatar } from '../../../../components/avatar.tsx';
import { Card } from '../../../../components/card.tsx';
import { PersonalEntryIcon } from '../../../../components/personal-entry-icon.tsx';
import { useFadedEdges } from '../../../../components/use-faded-edges.ts';
import { noteNavigation } from '../../../../lib/note-use.ts';
import type { Patron } from '../../../../lib/patron.ts';
import { personalMenu } from '../../../../lib/personal-menu.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useJump } from '../../../../lib/use-jump.ts';
import { useMenuChoice } from '../../../../lib/use-menu-choice.ts';
import { hasSection, sectionAddress } from '../section-address.ts';
import styles from './section-menu.module.css';

/** The reader's name and the menu of sections. On phones the menu is one line that can be swiped. */
export function SectionMenu({
  patron,
  name,
}: {
  readonly patron: Patron | undefined;
  readonly name: string;
}) {
  const { t } = useTranslation('personal');
  const { t: words } = useTranslation('components');
  const { settings } = useTenant();
  // The alliance and reader-driven purchase are in the dropdown of the header.
  const entries = personalMenu({
    settings,
    isExpert: patron?.expertFlag ?? false,
    hasSection,
    hasPage: () => false,
    own: useMenuChoice(),
  });
  const format = useFormat();
  const jump = useJump();
  const nav = useRef<HTMLElement>(null);
  useFadedEdges(nav, entries.length);
  const { pathname } = useLocation();
  // On phones the menu may be wider than the screen: scrolls the current section into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another current entry, and counts make entries wider
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, patron]);
  return (
    <div>
      <div className={styles.who}>
        <Avatar name={name} imgUrl={patron?.opacPicUrl ?? ''} size={46} />
        <div>
          <b>{name}</b>
          {patron && (
            <div className="muted small">
              <div>{patron.groupName}</div>
              {patron.expiresOn && t('validUntil', { date: format.date(patron.expiresOn) })}
            </div>
          )}
        </div>
      </div>
      <nav ref={nav} className={styles.sections} aria-label={t('sections.label')}>
        <Card as="ul" className={styles.menu}>
          {entries.map(({ key, name: entry, to, href, jump: partner }) => (
            <li key={key}>
              {to ? (
                <NavLink to={to} end onClick={() => noteNavigation(entry)}>
                  <PersonalEntryIcon name={entry} size={18} />
                  <span>{words(`personalMenu.${entry}`)}</span>
                  {entry === 'borrowing' && patron && patron.loanCount > 0 && (
                    <span className={styles.count}>{format.number(patron.loanCount)}</span>
                  )}
                </NavLink>
              ) : href ? (
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  onClick={() => noteNavigation(entry)}
                >
                  <PersonalEntryIcon name={entry} size={18} />
                  <span>{words(`personalMenu.${entry}`)}</span>
                </a>
              ) : (
                <button
                  type="button"
                  onClick={() => {
                    noteNavigation(entry);
                    if (partner) jump(partner);
                  }}
                >
                  <PersonalEntryIcon name={entry} size={18} />
                  <span>{words(`personalMenu.${entry}`)}</span>
                </button>
              )}
            </li>
          ))}
        </Card>
      </nav>
      <Link className={styles.arrange} to={`${sectionAddress('information')}?part=menu`}>
        <ArrowUpDown size={15} aria-hidden />
        {t('menu.arrange')}
      </Link>
    </div>
  );
}
