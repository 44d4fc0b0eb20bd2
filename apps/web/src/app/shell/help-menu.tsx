import { CircleQuestionMark, Route } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../components/menu.tsx';
import { useTenant } from '../../lib/tenant.ts';
import { inviteToTour } from '../../lib/tour.ts';
import styles from './site-header.module.css';

/** The help icon: the tour, and the library's help at its own address or on the page /help. */
export function HelpMenu() {
  const { t } = useTranslation('app');
  const { helpUrl } = useTenant().settings;
  return (
    <Menu
      label={t('help')}
      withoutArrow
      {...(styles.help && { className: styles.help })}
      entries={[
        { key: 'tour', label: t('takeTour'), icon: <Route size={17} aria-hidden />, run: inviteToTour },
        {
          key: 'help',
          label: t('footer.help'),
          icon: <CircleQuestionMark size={17} aria-hidden />,
          ...(helpUrl ? { href: helpUrl, newWindow: true } : { to: '/help' }),
        },
      ]}
    >
      <CircleQuestionMark size={18} aria-hidden />
    </Menu>
  );
}
