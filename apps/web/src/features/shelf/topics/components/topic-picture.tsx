import type { TopicSummary } from '@lectern/contracts/shelf/topics/topic';
import { coverColour } from '@lectern/rules/cover/cover-colour';
import { useState } from 'react';
import styles from '../topics.module.css';

/** The picture of a topic, or its first character on a colour of its own. Decoration: the title is always beside it. */
export function TopicPicture({
  topic: { id, title, imgUrl },
}: {
  readonly topic: Pick<TopicSummary, 'id' | 'title' | 'imgUrl'>;
}) {
  const [broken, setBroken] = useState('');
  if (imgUrl && broken !== imgUrl) {
    return (
      <span className={styles.picture} aria-hidden>
        <img src={imgUrl} alt="" loading="lazy" decoding="async" onError={() => setBroken(imgUrl)} />
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
