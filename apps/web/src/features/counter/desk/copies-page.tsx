import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../components/tabs.tsx';
import { CopyPanel } from './components/copy-panel.tsx';
import { ScanField } from './components/scan-field.tsx';
import { ShelfCheck } from './components/shelf-check.tsx';
import { UsesInLibrary } from './components/uses-in-library.tsx';
import styles from './queues-page.module.css';

const MODES = ['look', 'check', 'use'] as const;
type Mode = (typeof MODES)[number];

/** Looking copies up, checking a shelf, and counting what was used in the library: one field for scans. */
export default function CopiesPage() {
  const { t } = useTranslation('desk');
  const [mode, setMode] = useState<Mode>('look');
  const [scan, setScan] = useState<{ readonly barcode: string; readonly at: number }>();
  const field = useRef<HTMLInputElement>(null);

  function choose(next: Mode): void {
    setMode(next);
    setScan(undefined);
  }

  return (
    <div className={styles.page}>
      <h1 className="hidden-visually">{t('copies.title')}</h1>
      <Tabs
        label={t('copies.modesLabel')}
        items={MODES.map((key) => ({ key, label: t(`copies.modes.${key}`) }))}
        active={mode}
        onChange={choose}
      >
        <div className={styles.page}>
          <p className="muted">{t(`copies.modeHint.${mode}`)}</p>
          <ScanField
            key={mode}
            label={t('copies.scan')}
            fieldRef={field}
            onScan={(text) => {
              const barcode = text.trim();
              if (barcode !== '') setScan((last) => ({ barcode, at: (last?.at ?? 0) + 1 }));
            }}
          />
          {mode === 'look' && scan && <CopyPanel key={scan.at} barcode={scan.barcode} />}
          {mode === 'check' && <ShelfCheck scan={scan} />}
          {mode === 'use' && <UsesInLibrary scan={scan} />}
        </div>
      </Tabs>
    </div>
  );
}
