import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { Avatar } from '../../../components/avatar.tsx';
import { Card } from '../../../components/card.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import type { Patron } from '../patron.ts';
import { type SectionPath, sectionAddress } from '../section-address.ts';
import { SECTIONS } from '../sections.ts';
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
  const format = useFormat();
  const nav = useRef<HTMLElement>(null);
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
      <nav ref={nav} aria-label={t('sections.label')}>
        <Card as="ul" className={styles.menu}>
          {Object.entries(SECTIONS).map(([path, { key, name: section, icon: Icon }]) => (
            <li key={key}>
              <NavLink to={sectionAddress(path as SectionPath)} end>
                <Icon size={18} aria-hidden />
                <span>{t(`sections.${section}`)}</span>
                {path === 'borrowing' && patron && patron.loanCount > 0 && (
                  <span className={styles.count}>{format.number(patron.loanCount)}</span>
                )}
              </NavLink>
            </li>
          ))}
        </Card>
      </nav>
    </div>
  );
}
