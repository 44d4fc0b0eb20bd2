import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Dialog } from '../../components/dialog.tsx';
import { inviteToTour } from '../../lib/tour.ts';
import styles from './menu-drawer.module.css';
import { currentLink, type MenuLink, targetsOf } from './menu-entries.ts';
import { useMenuLinks } from './use-menu-links.ts';

/** The tenant's main menu on phones: all entries, one below the other. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('app');
  const links = useMenuLinks().flatMap(targetsOf);
  const current = currentLink(links, useLocation());
  return (
    <Dialog drawer title={t('menu')} onClose={onClose}>
      <nav aria-label={t('mainMenu')}>
        <ul className={styles.list}>
          {links.map((link, index) => (
            <li key={link.key}>
              <Entry link={link} current={index === current} onChosen={onClose} />
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => {
                onClose();
                inviteToTour();
              }}
            >
              {t('takeTour')}
            </button>
          </li>
        </ul>
      </nav>
    </Dialog>
  );
}

function Entry({
  link,
  current,
  onChosen,
}: {
  readonly link: MenuLink;
  readonly current: boolean;
  readonly onChosen: () => void;
}) {
  const window = link.newWindow ? { target: '_blank', rel: 'noopener' } : {};
  if (link.to)
    return (
      <Link to={link.to} aria-current={current ? 'page' : undefined} onClick={onChosen} {...window}>
        {link.name}
      </Link>
    );
  return (
    <a href={link.href} onClick={onChosen} {...window}>
      {link.name}
    </a>
  );
}
