import { getUsageImport } from '@lectern/contracts/resources/usage/get-usage-import';
import { importUsage } from '@lectern/contracts/resources/usage/import-usage';
import { listUsageImports } from '@lectern/contracts/resources/usage/list-usage-imports';
import { MAX_USAGE_FILE_BYTES, type UsageImport } from '@lectern/contracts/resources/usage/usage-import';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useUpload } from '../../../../lib/use-upload.ts';
import styles from '../usage.module.css';
import { isUnderWay } from './is-under-way.ts';
import { LoadReport } from './load-report.tsx';

const BYTES_PER_MB = 1024 * 1024;
const ASK_AGAIN_MS = 1000;

/** Takes a report from a file. It can be checked first. */
export function UploadCard() {
  const { t } = useTranslation('usage');
  const format = useFormat();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [first, setFirst] = useState<UsageImport>();
  const [fault, setFault] = useState('');
  const upload = useUpload(importUsage, {
    invalidates: [listUsageImports],
    onDone: setFirst,
    onRefused: (error) => setFault(errorText(error)),
  });
  const [ended, setEnded] = useState<UsageImport>();
  const isAsking = first !== undefined && isUnderWay(first) && ended?.importId !== first.importId;
  const { data } = useCall(
    getUsageImport,
    { importId: first?.importId ?? '' },
    { staleMs: 0, enabled: isAsking, refetchMs: ASK_AGAIN_MS },
  );
  const run = first && data?.importId === first.importId ? data : first;
  if (run && !isUnderWay(run) && ended?.importId !== run.importId) setEnded(run);
  useEffect(() => {
    if (ended)
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/staff/usage/'),
      });
  }, [ended, queries]);
  const size = format.number(MAX_USAGE_FILE_BYTES / BYTES_PER_MB);
  const isBusy = upload.running || (run !== undefined && isUnderWay(run));

  function choose(next: File) {
    const isTooLarge = next.size > MAX_USAGE_FILE_BYTES;
    setFault(isTooLarge ? t('imports.tooLarge', { size }) : '');
    setFile(isTooLarge ? undefined : next);
    setFirst(undefined);
  }

  function send(check: boolean) {
    if (!file) return;
    setFault('');
    setFirst(undefined);
    upload.start(
      { fileName: file.name.slice(0, 200), check },
      new File([file], file.name, { type: 'application/octet-stream' }),
    );
  }

  return (
    <Card padded className={styles.section}>
      <div className={styles.stack}>
        <p className="muted">{t('imports.uploadHint', { size })}</p>
        <div className={styles.choose}>
          <FileButton
            label={t('imports.choose')}
            accept=".json,.tsv,.csv,.txt,.xlsx,.xml"
            busy={isBusy}
            onFile={choose}
          >
            {t('imports.choose')}
          </FileButton>
          {file && (
            <span dir="auto" className={styles.long}>
              {file.name}
            </span>
          )}
        </div>
        {file && (
          <div className={styles.choose}>
            <Button kind="primary" busy={isBusy} onClick={() => send(false)}>
              {t('imports.run')}
            </Button>
            <Button disabled={isBusy} onClick={() => send(true)}>
              {t('imports.check')}
            </Button>
          </div>
        )}
        {fault && <Notice tone="bad">{fault}</Notice>}
        <div role="status">
          {isBusy && <Notice>{t('imports.reading')}</Notice>}
          {run && !isUnderWay(run) && (
            <div className={styles.stack}>
              {run.state === 'done' && <Notice>{t(run.isCheck ? 'imports.checked' : 'imports.done')}</Notice>}
              <LoadReport run={run} />
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}
