import { getCatalog } from '@lectern/contracts/collection/detail/get-catalog';
import { getCatalogUrl } from '@lectern/contracts/collection/detail/get-catalog-url';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { ExternalLink } from '../../../../components/external-link.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { type ContentsNode, contentsTree } from '../contents-tree.ts';
import styles from './contents-panel.module.css';
import { TextList } from './text-list.tsx';

/** The table of contents as a tree, and where else it can be read. The texts of the record while the tree does not come. */
export default function ContentsPanel({
  recordId,
  texts,
}: {
  readonly recordId: string;
  readonly texts: readonly string[];
}) {
  const { t } = useTranslation('detail');
  const { data, error } = useCall(getCatalog, { recordId });
  const elsewhere = useCall(getCatalogUrl, { recordId }).data;
  if (error || data?.entries.length === 0) return <TextList texts={texts} split />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height="180px" radius="12px" />
      </Loading>
    );
  }
  return (
    <Card padded className={styles.contents}>
      <Branch nodes={contentsTree(data.entries)} />
      {data.isCut && <p className="muted small">{t('contents.cut')}</p>}
      {elsewhere && elsewhere.url !== '' && (
        <p>
          <ExternalLink
            kind="text"
            href={elsewhere.url}
            label={elsewhere.label || t('contents.elsewhere')}
            recordId={recordId}
          />{' '}
          <span className="muted small">{elsewhere.host}</span>
        </p>
      )}
    </Card>
  );
}

function Branch({ nodes }: { readonly nodes: readonly ContentsNode[] }) {
  const { t } = useTranslation('detail');
  return (
    <ul>
      {nodes.map(({ title, responsibility, page, below }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of contents do not move, and two may have one title
        <li key={at}>
          <span>{title}</span>
          {(responsibility || page) && (
            <span className="muted small">
              {' '}
              {factLine(responsibility, page && t('contents.page', { page }))}
            </span>
          )}
          {below.length > 0 && <Branch nodes={below} />}
        </li>
      ))}
    </ul>
  );
}
