import { downloadEresourceFile } from '@lectern/contracts/resources/databases/download-eresource-file';
import type { EresourceDetail } from '@lectern/contracts/resources/databases/eresource';
import { FILE_TYPES } from '@lectern/contracts/resources/databases/file-types';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import styles from '../../../../components/eresources/record-page.module.css';
import { useCaller } from '../../../../lib/caller.ts';
import { factLine } from '../../../../lib/fact-line.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFileSize } from './use-file-size.ts';

type File = EresourceDetail['files'][number];

/** Guides and other files of a database, to download. */
export function FileList({ files }: { readonly files: readonly File[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <FileRow key={file.fileId} file={file} />
      ))}
    </ul>
  );
}

function FileRow({ file: { fileId, name, mediaType, size } }: { readonly file: File }) {
  const { t } = useTranslation('databases');
  const { client } = useCaller();
  const errorText = useErrorText();
  const sizeOf = useFileSize();
  const download = useMutation({
    mutationFn: async () => saveFile(await client.download(downloadEresourceFile, { fileId })),
    onError: (error) => showToast('bad', errorText(error)),
  });
  const kind = FILE_TYPES.find((one) => one === mediaType) ?? 'other';
  return (
    <li>
      <span>
        <span dir="auto">{name}</span>
        <span className="muted small num"> {factLine(t(`files.kinds.${kind}`), sizeOf(size))}</span>
      </span>
      <Button
        size="small"
        busy={download.isPending}
        icon={<Download size={15} aria-hidden />}
        aria-label={t('files.download', { name })}
        onClick={() => download.mutate()}
      >
        {t('files.go')}
      </Button>
    </li>
  );
}
