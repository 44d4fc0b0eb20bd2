import { ArrowUpDown, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../../components/avatar.tsx';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import type { Patron } from '../../../../lib/patron.ts';
import { groupedMenu } from '../../../../lib/personal-menu.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useMedia } from '../../../../lib/use-media.ts';
import { useMenuChoice } from '../../../../lib/use-menu-choice.ts';
import { hasSection, sectionAddress } from '../section-address.ts';
import { MenuGroups } from './menu-groups.tsx';
import { MenuLine } from './menu-line.tsx';
import styles from './section-menu.module.css';

/** The reader's name, the way out, and the menu of sections in groups. On phones it is one line, with all groups in a panel. */
export function SectionMenu({
  patron,
  name,
  onLeave,
}: {
  readonly patron: Patron | undefined;
  readonly name: string;
  /** Signs the reader out. */
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation('personal');
  const { settings } = useTenant();
  const format = useFormat();
  const isNarrow = useMedia('(max-width: 900px)');
  // The alliance and reader-driven purchase are in the dropdown of the header.
  const groups = groupedMenu({
    settings,
    isExpert: patron?.expertFlag ?? false,
    hasSection,
    hasPage: () => false,
    own: useMenuChoice(),
  });
  const out = (
    <Button kind="text" size="small" icon={<LogOut size={16} aria-hidden />} onClick={onLeave}>
      {t('menu.signOut')}
    </Button>
  );
  const arrange = (
    <Link className={styles.arrange} to={`${sectionAddress('information')}?part=menu`}>
      <ArrowUpDown size={15} aria-hidden />
      {t('menu.arrange')}
    </Link>
  );
  return (
    <div>
      <div className={styles.who}>
        <Avatar name={name} imgUrl={patron?.opacPicUrl ?? ''} size={46} />
        <div className={styles.name}>
          <div className={styles.first}>
            <b>{name}</b>
            {isNarrow && out}
          </div>
          {patron && (
            <div className="muted small">
              <div>{patron.groupName}</div>
              {patron.expiresOn && t('validUntil', { date: format.date(patron.expiresOn) })}
            </div>
          )}
        </div>
      </div>
      {isNarrow ? (
        <MenuLine groups={groups} patron={patron}>
          {arrange}
        </MenuLine>
      ) : (
        <>
          <nav aria-label={t('sections.label')}>
            <Card className={styles.menu}>
              <MenuGroups groups={groups} patron={patron} />
            </Card>
          </nav>
          <div className={styles.foot}>
            {out}
            {arrange}
          </div>
        </>
      )}
    </div>
  );
}
