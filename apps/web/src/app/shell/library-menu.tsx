import { getOwnLibraries } from '@lectern/contracts/people/tenant/get-own-libraries';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../components/menu.tsx';
import { libraryChoice } from '../../lib/chosen-library.ts';
import { useTenant } from '../../lib/tenant.ts';
import { useCall } from '../../lib/use-call.ts';
import { useExternalStore } from '../../lib/use-external-store.ts';
import styles from './library-menu.module.css';
import { useLibraryChoice } from './use-library-choice.ts';

/** The choice between the tenant's libraries, if the tenant offers it (setting independentLibCode) and has several. */
export function LibraryMenu() {
  const { settings } = useTenant();
  return settings.independentLibCode === '1' ? <OfferedLibraries /> : null;
}

function OfferedLibraries() {
  const { t } = useTranslation('app');
  const { data: libraries = [] } = useCall(getOwnLibraries, {}, { staleMs: 10 * 60_000, keepPrevious: true });
  const choice = useExternalStore(libraryChoice);
  const choose = useLibraryChoice();
  if (libraries.length < 2) return null;
  const all = { libCode: '', libName: t('library.all') };
  const chosen = libraries.find(({ libCode }) => libCode === choice?.libCode) ?? all;
  return (
    <Menu
      label={t('library.label', { name: chosen.libName })}
      entries={[all, ...libraries].map(({ libCode, libName }) => ({
        key: libCode || 'all',
        label: libName,
        checked: libCode === chosen.libCode,
        run: () => choose({ libCode, libName }),
      }))}
    >
      <Building2 size={18} aria-hidden className={styles.sign} />
      <span className={styles.name}>{chosen.libName}</span>
    </Menu>
  );
}
