import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { playSound } from '../../../../lib/sounds.ts';
import { useScanQueue } from '../use-scan-queue.ts';
import { ScanField } from './scan-field.tsx';

/** A field for copies that are scanned one after another, and what became of them below it. */
export function CopyScans({
  onScan,
  onFailed,
  children,
}: {
  readonly onScan: (barcode: string) => Promise<void> | void;
  /** Whatever happened: no scan goes without its line. */
  readonly onFailed: (barcode: string, error: unknown) => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('desk');
  const field = useRef<HTMLInputElement>(null);
  const queue = useScanQueue();

  function scan(text: string): void {
    const barcode = text.trim();
    if (barcode === '') return;
    queue(
      () => onScan(barcode),
      (error) => {
        playSound('refused');
        onFailed(barcode, error);
      },
    );
  }

  return (
    <>
      <ScanField label={t('copies.scan')} fieldRef={field} onScan={scan} />
      {children}
    </>
  );
}
