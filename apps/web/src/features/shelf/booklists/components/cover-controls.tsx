import type { ListSummary } from '@lectern/contracts/shelf/booklists/book-list';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import styles from '../booklists.module.css';
import { ListCover } from './list-cover.tsx';

/** A cover as it is, with buttons to change and remove it. */
export function CoverControls({
  list,
  accept,
  isSending,
  isRemoving,
  onFile,
  onRemove,
}: {
  readonly list: Pick<ListSummary, 'id' | 'name' | 'imgUrl' | 'works'>;
  /** Media types. */
  readonly accept: readonly string[];
  readonly isSending: boolean;
  readonly isRemoving: boolean;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('booklists');
  const hint = useId();
  return (
    <div className={styles.coverField}>
      <ListCover list={list} />
      <div className={styles.tools}>
        <FileButton
          small
          label={t('cover.file')}
          accept={accept.join(',')}
          busy={isSending}
          describedBy={hint}
          onFile={onFile}
        >
          {t(list.imgUrl ? 'cover.change' : 'cover.add')}
        </FileButton>
        {list.imgUrl && (
          <Button size="small" kind="text" busy={isRemoving} onClick={onRemove}>
            {t('cover.remove')}
          </Button>
        )}
      </div>
      <p id={hint} className="muted small">
        {t('cover.hint')}
      </p>
    </div>
  );
}
