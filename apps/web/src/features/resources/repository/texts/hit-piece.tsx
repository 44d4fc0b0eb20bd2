import type { PageHit } from '@lectern/contracts/resources/repository/page-hit';
import { Marked } from '../../../../components/marked.tsx';
import styles from './texts.module.css';

/** The piece of a page's text around the words, with dots where text stands before or behind it. */
export function HitPiece({ hit: { text, ranges, cutBefore, cutAfter } }: { readonly hit: PageHit }) {
  if (text === '') return null;
  return (
    <p className={styles.piece} dir="auto">
      {cutBefore && '…'}
      <Marked text={text} ranges={ranges} />
      {cutAfter && '…'}
    </p>
  );
}
