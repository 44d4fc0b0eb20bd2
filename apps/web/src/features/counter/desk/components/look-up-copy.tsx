import { useState } from 'react';
import { CopyPanel } from './copy-panel.tsx';
import { CopyScans } from './copy-scans.tsx';

/** Shows the copy that was scanned last. */
export function LookUpCopy() {
  const [scan, setScan] = useState<{ readonly barcode: string; readonly at: number }>();
  const show = (barcode: string) => setScan((last) => ({ barcode, at: (last?.at ?? 0) + 1 }));
  return (
    <CopyScans onScan={show} onFailed={show}>
      {scan && <CopyPanel key={scan.at} barcode={scan.barcode} />}
    </CopyScans>
  );
}
