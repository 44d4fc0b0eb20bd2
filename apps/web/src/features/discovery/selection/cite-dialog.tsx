import { CITATION_STYLES } from '@lectern/contracts/discovery/citations/cite-bibs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SafeHtml } from '../../../components/safe-html.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import type { NamedBib } from '../../../lib/bib-dialogs.ts';
import { copyText } from '../../../lib/copy-text.ts';
import styles from './cite-dialog.module.css';
import { MAX_CITED, useReferences, usualStyle } from './use-references.ts';

/** References to works in one of four styles, to be copied. */
export default function CiteDialog({
  bibs,
  onClose,
}: {
  readonly bibs: readonly NamedBib[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('selection');
  const [style, setStyle] = useState(usualStyle);
  const references = useReferences(bibs, style);

  const copy = () =>
    copyText(references.data?.map(({ text }) => text).join('\n') ?? '', {
      copied: t('cite.copied'),
      notCopied: t('cite.notCopied'),
    });

  return (
    <Dialog
      title={t('cite.title')}
      width="640px"
      onClose={onClose}
      footer={
        <Button kind="primary" disabled={!references.data?.length} onClick={() => void copy()}>
          {t('cite.copy')}
        </Button>
      }
    >
      <fieldset className={styles.styles}>
        <legend className="hidden-visually">{t('cite.style')}</legend>
        {CITATION_STYLES.map((one) => (
          <label key={one}>
            <input type="radio" name="style" checked={one === style} onChange={() => setStyle(one)} />
            {t(`cite.styles.${one}`)}
          </label>
        ))}
      </fieldset>
      {bibs.length > MAX_CITED && <Notice>{t('cite.firstOnly', { number: MAX_CITED })}</Notice>}
      {references.error && <ErrorState error={references.error} onRetry={() => void references.refetch()} />}
      {references.isPending && (
        <Loading>
          <Skeleton width="95%" />
          <Skeleton width="60%" />
        </Loading>
      )}
      <ul className={styles.list} aria-busy={references.isFetching}>
        {references.data?.map(({ recordId, html, inStyle }) => (
          <li key={recordId}>
            <SafeHtml html={html} />
            {!inStyle && <p className={styles.remark}>{t('cite.notInStyle')}</p>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
