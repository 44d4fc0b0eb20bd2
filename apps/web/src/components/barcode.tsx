import { code128 } from '@lectern/rules/barcodes/code128';
import styles from './barcode.module.css';

/** Clear space beside the bars, in modules: scanners need ten. */
const QUIET = 10;

/** A text as a barcode in Code 128, for scanners. `label` says what it holds; nothing is drawn of a text that Code 128 cannot have. */
export function Barcode({ text, label }: { readonly text: string; readonly label: string }) {
  const widths = code128(text);
  if (!widths) return null;
  const total = widths.reduce((sum, width) => sum + width, 2 * QUIET);
  // Each bar, and then the way over it and the space after it.
  const bars = widths.flatMap((width, at) =>
    at % 2 === 0 ? [`h${width}v1h-${width}z`, `m${width + (widths[at + 1] ?? 0)} 0`] : [],
  );
  return (
    <svg
      className={styles.barcode}
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={`M${QUIET} 0${bars.join('')}`} shapeRendering="crispEdges" />
    </svg>
  );
}
