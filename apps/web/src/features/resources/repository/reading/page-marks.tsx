import { getPageMarks } from '@lectern/contracts/resources/repository/get-page-marks';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './reading.module.css';

const KEPT_MS = 600_000;

/** The words of a search as boxes over the picture of a page. The list of hits has them for screen readers. */
export function PageMarks({
  id,
  fileId,
  page,
  words,
  isSought,
}: {
  readonly id: string;
  readonly fileId: string;
  readonly page: number;
  readonly words: string;
  /** The reader went to this page for its words: the first comes into sight. */
  readonly isSought: boolean;
}) {
  const { data } = useCall(
    getPageMarks,
    { id, fileId, page, keyWord: words },
    { ofReader: true, staleMs: KEPT_MS },
  );
  const first = useRef<HTMLSpanElement>(null);
  const hasBoxes = (data?.boxes.length ?? 0) > 0;
  useEffect(() => {
    if (isSought && hasBoxes) first.current?.scrollIntoView({ block: 'start', inline: 'nearest' });
  }, [isSought, hasBoxes]);
  return data?.boxes.map(({ left, top, width, height }, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the boxes of a page never move.
      key={at}
      ref={at === 0 ? first : undefined}
      className={styles.mark}
      data-mark
      aria-hidden
      style={{
        left: `${left * 100}%`,
        top: `${top * 100}%`,
        width: `${width * 100}%`,
        height: `${height * 100}%`,
      }}
    />
  ));
}
