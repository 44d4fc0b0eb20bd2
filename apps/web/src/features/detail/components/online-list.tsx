import type { BibDetail } from '@lectern/contracts/detail/get-bib';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { ExternalLink } from '../../../components/external-link.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import styles from './online-list.module.css';

/** The links of a record: where each leads, its site, and who may open it. */
export function OnlineList({ links }: { readonly links: BibDetail['links'] }) {
  const { t } = useTranslation('detail');
  return (
    <Card padded>
      <ul className={styles.links}>
        {links.map(({ url, label, note, host, kind }) => (
          <li key={url}>
            <ExternalLink kind="text" href={url} label={label || t(`online.kinds.${kind}`)} />
            <span className="muted small">{factLine(label && t(`online.kinds.${kind}`), host, note)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
