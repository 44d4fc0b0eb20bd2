import { useState } from 'react';
import styles from './cover.module.css';
import { coverColour } from './cover-colour.ts';
import { lettersOfLongestWord, partedWords } from './cover-words.ts';

export interface CoverProps {
  readonly recordId: string;
  readonly title: string;
  readonly author?: string;
  /** A known picture; empty for a drawn cover, which also stands in while it loads and where it cannot be had. */
  readonly imgUrl?: string;
  /** CSS width; the height is half as much again. 96px unless said. */
  readonly width?: string;
}

/** A book's cover. Decoration: the title always stands beside it in words, so screen readers pass over it. */
export function Cover({ recordId, title, author, imgUrl, width }: CoverProps) {
  const [broken, setBroken] = useState('');
  const style = {
    '--cover-colour': coverColour(recordId),
    '--cover-letters': lettersOfLongestWord(title),
    ...(width && { '--cover-width': width }),
  };
  return (
    <span className={styles.cover} style={style as React.CSSProperties} aria-hidden>
      <span className={styles.drawn}>
        <span className={styles.title}>{partedWords(title)}</span>
        {author && <span className={styles.author}>{author}</span>}
      </span>
      {imgUrl && broken !== imgUrl && (
        <img
          className={styles.picture}
          src={imgUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(imgUrl)}
        />
      )}
    </span>
  );
}
