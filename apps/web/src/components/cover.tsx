import { coverColour, coverPattern } from '@lectern/rules/cover/cover-colour';
import { lettersOfLongestWord, partedWords } from '@lectern/rules/cover/cover-words';
import { useState } from 'react';
import styles from './cover.module.css';

export interface CoverProps {
  readonly recordId: string;
  readonly title: string;
  readonly author?: string;
  /** The address of a picture; empty for a drawn cover. The drawn cover is also shown until the picture is loaded, and if that fails. */
  readonly imgUrl?: string;
  /** CSS width; the height is 1.5 times the width. Default: 96px. */
  readonly width?: string;
}

/** A book's cover. Decoration, hidden from screen readers: the title is always beside it as text. */
export function Cover({ recordId, title, author, imgUrl, width }: CoverProps) {
  const [broken, setBroken] = useState('');
  const style = {
    '--cover-colour': coverColour(recordId),
    '--cover-letters': lettersOfLongestWord(title),
    ...(width && { '--cover-width': width }),
  };
  return (
    <span className={styles.cover} style={style as React.CSSProperties} aria-hidden>
      <span className={styles.drawn} data-pattern={coverPattern(recordId)}>
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
