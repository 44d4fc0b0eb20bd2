import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reading.module.css';
import { widthFor } from './zooms.ts';

/** Pages are asked for before they come into sight: the next ones are there when a reader turns to them. */
const AHEAD = '1200px 0px';
const PAGE_WIDTH = 860;

/** A page: its place at once, its picture when the reader comes near it. */
export function PageView({
  imageUrl,
  number,
  pages,
  ratio,
  zoom,
  label,
  isCurrent,
  marks,
  onFault,
}: {
  readonly imageUrl: string;
  readonly number: number;
  readonly pages: number;
  readonly ratio: number;
  readonly zoom: number;
  readonly label: string | undefined;
  readonly isCurrent: boolean;
  /** Lies over the picture. */
  readonly marks: ReactNode;
  readonly onFault: () => void;
}) {
  const { t } = useTranslation('repository');
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [broken, setBroken] = useState('');
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { root: element.closest('section'), rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const width = widthFor(Math.min(PAGE_WIDTH, window.innerWidth) * zoom, window.devicePixelRatio);
  const src = `${imageUrl}&page=${number}&width=${width}`;
  const isBroken = broken === src;
  return (
    <div
      ref={place}
      className={styles.page}
      data-page={number}
      data-current={isCurrent || undefined}
      style={{ aspectRatio: String(ratio) }}
    >
      {isNear && !isBroken && (
        <img
          src={src}
          alt={t(label ? 'reading.labelledPageOf' : 'reading.pageOf', { page: number, pages, label })}
          decoding="async"
          draggable={false}
          onContextMenu={(event) => event.preventDefault()}
          onError={() => {
            setBroken(src);
            onFault();
          }}
        />
      )}
      {isNear && !isBroken && marks}
      {isBroken && (
        <p className={styles.fault} role="status">
          {t('reading.pageFault', { page: number })}
        </p>
      )}
    </div>
  );
}
