import {
  getLeavingCertificates,
  MOST_CERTIFICATES,
} from '@lectern/contracts/counter/leaving/get-leaving-certificates';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useCaller } from '../../../lib/caller.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import styles from './leaving.module.css';

/** Downloads the certificates of all who left, a page for each; of many readers in several files. */
export function ManyCertificates({ certificates }: { readonly certificates: readonly string[] }) {
  const { t } = useTranslation('leaving');
  const errorText = useErrorText();
  const { client } = useCaller();
  const download = useMutation({
    mutationFn: async (from: number) =>
      saveFile(await client.download(getLeavingCertificates, { certificates: fileOf(certificates, from) })),
  });
  const starts = Array.from(
    { length: Math.ceil(certificates.length / MOST_CERTIFICATES) },
    (_, at) => at * MOST_CERTIFICATES,
  );
  if (certificates.length === 0) return null;
  return (
    <>
      {download.error && <Notice tone="bad">{errorText(download.error)}</Notice>}
      <div className={styles.actions}>
        {starts.map((from) => (
          <Button
            key={from}
            kind="primary"
            icon={<Download size={16} aria-hidden />}
            busy={download.isPending && download.variables === from}
            onClick={() => download.mutate(from)}
          >
            {starts.length === 1
              ? t('many.certificates', { count: certificates.length })
              : t('many.part', {
                  from: from + 1,
                  to: Math.min(from + MOST_CERTIFICATES, certificates.length),
                })}
          </Button>
        ))}
      </div>
      <p className={styles.hint}>{t('many.certificatesHint')}</p>
    </>
  );
}

function fileOf(certificates: readonly string[], from: number): string[] {
  return certificates.slice(from, from + MOST_CERTIFICATES);
}
