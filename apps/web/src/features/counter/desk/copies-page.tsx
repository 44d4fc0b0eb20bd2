import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../components/tabs.tsx';
import { LookUpCopy } from './components/look-up-copy.tsx';
import { SharedNumbers } from './components/shared-numbers.tsx';
import { ShelfCheck } from './components/shelf-check.tsx';
import { UsesInLibrary } from './components/uses-in-library.tsx';
import styles from './queues-page.module.css';

const MODES = ['look', 'check', 'use', 'shared'] as const;
type Mode = (typeof MODES)[number];

/** Looking copies up, checking a shelf, and counting what was used in the library: one field for scans. */
export default function CopiesPage() {
  const { t } = useTranslation('desk');
  const [mode, setMode] = useState<Mode>('look');
  return (
    <div className={styles.page}>
      <h1 className="hidden-visually">{t('copies.title')}</h1>
      <Tabs
        label={t('copies.modesLabel')}
        items={MODES.map((key) => ({ key, label: t(`copies.modes.${key}`) }))}
        active={mode}
        onChange={setMode}
      >
        <div className={styles.page}>
          <p className="muted">{t(`copies.modeHint.${mode}`)}</p>
          {mode === 'look' && <LookUpCopy />}
          {mode === 'check' && <ShelfCheck />}
          {mode === 'use' && <UsesInLibrary />}
          {mode === 'shared' && <SharedNumbers />}
        </div>
      </Tabs>
    </div>
  );
}
