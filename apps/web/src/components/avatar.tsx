import { useState } from 'react';
import styles from './avatar.module.css';

/** A reader's picture, or the first letter of the name. Decoration beside the name, hidden from screen readers. */
export function Avatar({
  name,
  imgUrl,
  size = 34,
}: {
  readonly name: string;
  readonly imgUrl?: string;
  /** Pixels. */
  readonly size?: number;
}) {
  const [broken, setBroken] = useState('');
  return (
    <span className={styles.avatar} style={{ '--avatar': `${size}px` } as React.CSSProperties} aria-hidden>
      {initialOf(name)}
      {imgUrl && broken !== imgUrl && (
        <img className={styles.picture} src={imgUrl} alt="" onError={() => setBroken(imgUrl)} />
      )}
    </span>
  );
}

function initialOf(name: string): string {
  const first = name.trim().codePointAt(0);
  return first === undefined ? '' : String.fromCodePoint(first).toUpperCase();
}
