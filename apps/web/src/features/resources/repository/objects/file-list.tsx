import type { ObjectFile } from '@lectern/contracts/resources/repository/object';
import { useTranslation } from 'react-i18next';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../repository.module.css';
import { useWhyNot } from '../use-why-not.ts';
import { FileButtons } from './file-buttons.tsx';

/** Files in order, each with its buttons; what cannot be done says why. */
export function FileList({ files }: { readonly files: readonly ObjectFile[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <FileRow key={file.fileId} file={file} />
      ))}
    </ul>
  );
}

function FileRow({ file }: { readonly file: ObjectFile }) {
  const { t } = useTranslation('repository');
  const format = useFormat();
  const whyNot = useWhyNot();
  const { name, mediaType, size, pages, state, acts, samplePages } = file;
  const reading = acts.find(({ act }) => act === 'read');
  const isFaulty = state === 'locked' || state === 'broken';
  const why = reading && !reading.may ? whyNot(reading) : '';
  const megabytes = t('files.megabytes', {
    number: format.number(Math.max(0.1, Math.round(size / 104_857.6) / 10)),
  });
  return (
    <li className={styles.file}>
      <div>
        <p className={styles.fileName} dir="auto">
          {name}
        </p>
        <p className="muted small num">
          {factLine(
            t(`types.${typeName(mediaType)}`),
            pages > 0 ? t('files.pages', { count: pages, number: format.number(pages) }) : '',
            megabytes,
          )}
        </p>
        {isFaulty && <p className={styles.fault}>{t(`states.${state}`)}</p>}
        {!isFaulty && why && (
          <p className="small">
            {samplePages > 0 && mediaType === 'application/pdf'
              ? t('files.sample', { why, count: samplePages, number: format.number(samplePages) })
              : why}
          </p>
        )}
      </div>
      {!isFaulty && <FileButtons file={file} />}
    </li>
  );
}

const TYPE_NAMES = {
  'application/pdf': 'pdf',
  'application/epub+zip': 'epub',
  'audio/mp4': 'audio',
  'audio/mpeg': 'audio',
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'text/plain': 'text',
  'video/mp4': 'video',
} as const;

export function typeName(mediaType: string): (typeof TYPE_NAMES)[keyof typeof TYPE_NAMES] {
  return TYPE_NAMES[mediaType as keyof typeof TYPE_NAMES] ?? 'text';
}
