import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { FavouriteFolder } from '@lectern/contracts/shelf/favourites/folder';
import {
  IMPORT_OUTCOMES,
  importFavourites,
  MOST_IMPORTED_WORKS,
} from '@lectern/contracts/shelf/favourites/import-favourites';
import { listFavourites } from '@lectern/contracts/shelf/favourites/list-favourites';
import { listFolders } from '@lectern/contracts/shelf/favourites/list-folders';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCsvUpload } from '../../../../lib/use-csv-upload.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../favourites.module.css';

type Answer = OutputOf<(typeof importFavourites)['output']>;

const ACCEPTED = '.ris,.bib,.csv,.txt,text/plain,text/csv';

/** Adds works from a file of another program. The file is read first, and says what would be added. */
export function ImportDialog({
  folders,
  onClose,
}: {
  readonly folders: readonly FavouriteFolder[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('favourites');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [folderId, setFolderId] = useState('');
  const upload = useCsvUpload(importFavourites);
  const { file, sending, answered, error } = upload;
  const isDone = answered?.input.check === false;
  useEffect(() => {
    if (!isDone) return;
    for (const { path } of [listFavourites, listFolders])
      void queries.invalidateQueries({ queryKey: [path] });
  }, [isDone, queries]);
  const { added = 0, kept = 0 } = answered?.answer.counts ?? {};
  return (
    <Dialog
      title={t('import.title')}
      onClose={onClose}
      footer={
        <>
          {answered && !isDone && (
            <Button
              kind="primary"
              busy={sending !== undefined}
              disabled={added + kept === 0}
              onClick={() => upload.send({ check: false, ...(folderId && { folderId }) }, answered.file)}
            >
              {t(added + kept === 0 ? 'import.nothing' : 'import.send')}
            </Button>
          )}
          <Button onClick={onClose}>{t(isDone ? 'import.close' : 'cancel')}</Button>
        </>
      }
    >
      <div className={styles.import}>
        <p>{t('import.hint', { most: MOST_IMPORTED_WORKS })}</p>
        {!isDone && (
          <div className={styles.file}>
            <FileButton
              label={t('import.choose')}
              accept={ACCEPTED}
              onFile={(chosen) => upload.send({ check: true }, chosen)}
            >
              {t('import.choose')}
            </FileButton>
            {file && <span className={styles.fileName}>{file.name}</span>}
          </div>
        )}
        {!isDone && folders.length > 1 && (
          <SelectField
            label={t('import.to')}
            value={folderId}
            onChange={({ target }) => setFolderId(target.value)}
          >
            {folders.map(({ folderId: value, name, isDefault }) => (
              <option key={value} value={isDefault ? '' : value}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {sending?.check && <Notice>{t('import.checking')}</Notice>}
        {error && <Notice tone="bad">{errorText(error)}</Notice>}
        {answered && (
          <Outcome answer={answered.answer} title={t(isDone ? 'import.done' : 'import.preview')} />
        )}
      </div>
    </Dialog>
  );
}

function Outcome({ answer, title }: { readonly answer: Answer; readonly title: string }) {
  const { t } = useTranslation('favourites');
  const format = useFormat();
  const shown = IMPORT_OUTCOMES.filter((outcome) => answer.counts[outcome] > 0);
  return (
    <section aria-live="polite" className={styles.outcome}>
      <h3>{title}</h3>
      {shown.map((outcome) => (
        <details key={outcome} open={outcome === 'kept' && answer.counts.kept <= 5}>
          <summary>
            {t(`import.counts.${outcome}`)} <b>{format.number(answer.counts[outcome])}</b>
          </summary>
          <ul>
            {answer.works
              .filter((work) => work.outcome === outcome)
              .map((work, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a file may name a work twice, and its order does not change
                <li key={at}>{factLine(work.title, work.author, work.isbn) || '—'}</li>
              ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
