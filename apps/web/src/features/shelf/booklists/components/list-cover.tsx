import type { ListSummary } from '@lectern/contracts/shelf/booklists/book-list';
import { useState } from 'react';
import { Cover } from '../../../../components/cover.tsx';
import styles from '../booklists.module.css';

/** The picture of a list, or the covers of its first works. Decoration, hidden from screen readers: the name is always beside it. */
export function ListCover({
  list,
}: {
  readonly list: Pick<ListSummary, 'id' | 'name' | 'imgUrl' | 'works'>;
}) {
  const [broken, setBroken] = useState('');
  const { id, name, imgUrl, works } = list;
  if (imgUrl && broken !== imgUrl) {
    return (
      <span className={styles.cover} aria-hidden>
        <img src={imgUrl} alt="" loading="lazy" decoding="async" onError={() => setBroken(imgUrl)} />
      </span>
    );
  }
  const shown = works.length > 0 ? works : [{ recordId: id, title: name, author: '', imgUrl: '' }];
  return (
    <span className={styles.cover} data-works={shown.length} aria-hidden>
      {shown.map((work) => (
        <Cover key={work.recordId} {...work} width="var(--drawn-width)" />
      ))}
    </span>
  );
}
