import { coverColour } from '@lectern/rules/cover/cover-colour';
import { useState } from 'react';
import styles from './picture-card.module.css';

/** The picture of a thing, or the first character of its title on a colour of its own. Decoration: the title is always beside it. */
export function Picture({
  id,
  title,
  url,
}: {
  readonly id: string;
  readonly title: string;
  readonly url?: string | undefined;
}) {
  const [broken, setBroken] = useState('');
  if (url && broken !== url) {
    return (
      <span className={styles.picture} aria-hidden>
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} />
      </span>
    );
  }
  const [first = ''] = title;
  return (
    <span className={styles.picture} style={{ backgroundColor: coverColour(id) }} aria-hidden>
      <span className={styles.initial}>{first}</span>
    </span>
  );
}
