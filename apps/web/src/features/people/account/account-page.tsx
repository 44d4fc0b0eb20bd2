import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Tabs } from '../../../components/tabs.tsx';
import type { Patron } from '../../../lib/patron.ts';
import { useTenant } from '../../../lib/tenant.ts';
import styles from './account-page.module.css';
import type { AccountSection } from './account-section.ts';

/** "My account", one section at a time. The section is in the address: /personalCenter/information?part=privacy. */
export function AccountPage({
  patron,
  sections,
}: {
  readonly patron: Patron;
  readonly sections: readonly [AccountSection, ...AccountSection[]];
}) {
  const { t } = useTranslation('account');
  const [query, setQuery] = useSearchParams();
  const { settings } = useTenant();
  const offered = sections.filter(({ isOffered }) => isOffered?.(settings) ?? true);
  const [first] = sections;
  const { name, Content } = offered.find((section) => section.name === query.get('part')) ?? first;
  return (
    <div>
      <Tabs
        label={t('heading')}
        items={offered.map((section) => ({ key: section.name, label: t(`sections.${section.name}`) }))}
        active={name}
        many
        onChange={(next) => setQuery(next === first.name ? {} : { part: next })}
      >
        <div className={styles.section}>
          <Content key={name} patron={patron} />
        </div>
      </Tabs>
    </div>
  );
}
