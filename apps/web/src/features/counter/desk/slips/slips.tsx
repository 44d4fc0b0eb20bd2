import { Barcode } from '../../../../components/barcode.tsx';
import { SlipPaper } from './slip-paper.tsx';
import type { SlipSize } from './slip-size.ts';
import styles from './slips.module.css';

/** What a slip in a copy says: for whom it is kept, or where it goes. */
export interface SlipFacts {
  readonly key: string;
  readonly heading: string;
  /** In large type: the place, or the last day. */
  readonly big: string;
  /** Short enough that a passer-by learns little; for a parcel its address, line by line. */
  readonly reader: string;
  readonly title: string;
  readonly callNo: string;
  readonly lines: readonly string[];
  /** Scanned at the desk: of the copy. */
  readonly barcode: string;
}

/** Prints slips for copies from the browser and then goes away. */
export function Slips({
  slips,
  size,
  onPrinted,
}: {
  readonly slips: readonly SlipFacts[];
  readonly size: SlipSize;
  readonly onPrinted: () => void;
}) {
  const drawn = slips.map((slip) => ({
    key: slip.key,
    heading: slip.heading,
    body: <SlipBody slip={slip} />,
  }));
  return <SlipPaper slips={drawn} size={size} onPrinted={onPrinted} />;
}

function SlipBody({ slip }: { readonly slip: SlipFacts }) {
  return (
    <>
      <p className={styles.big}>{slip.big}</p>
      {slip.reader && <p className={styles.reader}>{slip.reader}</p>}
      <p className={styles.title}>{slip.title}</p>
      <p>{slip.callNo}</p>
      {slip.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Barcode text={slip.barcode} label={slip.barcode} />
      <p className={styles.digits}>{slip.barcode}</p>
    </>
  );
}
