import { CITATION_STYLES } from '@lectern/contracts/discovery/citations/cite-bibs';
import { citePapers } from '@lectern/contracts/discovery/scholar/cite-papers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SafeHtml } from '../../../../components/safe-html.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { copyText } from '../../../../lib/copy-text.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './cite-papers-dialog.module.css';

/** References to works in one of the styles, to be copied. */
export default function CitePapersDialog({
  ids,
  onClose,
}: {
  readonly ids: readonly string[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('scholar');
  const [style, setStyle] = useState<(typeof CITATION_STYLES)[number]>('gbt7714');
  const { data, error, isPending, refetch } = useCall(
    citePapers,
    { ids: [...ids], style },
    { staleMs: 60_000, keepPrevious: true },
  );
  const copy = () =>
    copyText(data?.map(({ text }) => text).join('\n') ?? '', {
      copied: t('cite.copied'),
      notCopied: t('cite.notCopied'),
    });
  return (
    <Dialog
      title={t('cite.title')}
      width="640px"
      onClose={onClose}
      footer={
        <Button kind="primary" disabled={!data?.length} onClick={() => void copy()}>
          {t('cite.copy')}
        </Button>
      }
    >
      <SelectField
        label={t('cite.style')}
        value={style}
        onChange={({ target }) => setStyle(CITATION_STYLES.find((one) => one === target.value) ?? 'gbt7714')}
      >
        {CITATION_STYLES.map((one) => (
          <option key={one} value={one}>
            {t(`cite.styles.${one}`)}
          </option>
        ))}
      </SelectField>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton width="95%" />
        </Loading>
      )}
      <ul className={styles.list}>
        {data?.map(({ id, html }) => (
          <li key={id}>
            <SafeHtml html={html} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
