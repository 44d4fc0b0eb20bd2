import type { ObjectFile } from '@lectern/contracts/resources/repository/object';
import { lazy, Suspense } from 'react';
import { Dialog } from '../../../../components/dialog.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { imageService } from '../iiif-addresses.ts';
import styles from '../repository.module.css';

const PictureViewer = lazy(() => import('./picture-viewer.tsx'));

/** A picture, sound or film in the page. An open picture is shown in parts, so that it can be seen as large as it is. */
export function MediaDialog({
  file: { fileId, name, mediaType, isOpenPicture },
  url,
  onClose,
}: {
  readonly file: Pick<ObjectFile, 'fileId' | 'name' | 'mediaType' | 'isOpenPicture'>;
  readonly url: string;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={name} width="900px" onClose={onClose}>
      {mediaType.startsWith('image/') && (
        <Suspense fallback={<Skeleton height="min(70vh, 640px)" radius="8px" />}>
          <PictureViewer
            name={name}
            source={isOpenPicture ? { service: imageService(fileId) } : { picture: url }}
          />
        </Suspense>
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: subtitles are files of the library, which it may not have. */}
      {mediaType.startsWith('audio/') && <audio className={styles.media} src={url} controls />}
      {/* biome-ignore lint/a11y/useMediaCaption: as above. */}
      {mediaType.startsWith('video/') && <video className={styles.media} src={url} controls />}
    </Dialog>
  );
}
