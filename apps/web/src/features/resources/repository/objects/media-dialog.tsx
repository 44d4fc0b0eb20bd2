import type { ObjectFile } from '@lectern/contracts/resources/repository/object';
import { Dialog } from '../../../../components/dialog.tsx';
import styles from '../repository.module.css';

/** A picture, sound or film in the page. */
export function MediaDialog({
  file: { name, mediaType },
  url,
  onClose,
}: {
  readonly file: Pick<ObjectFile, 'name' | 'mediaType'>;
  readonly url: string;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={name} width="900px" onClose={onClose}>
      {mediaType.startsWith('image/') && <img className={styles.media} src={url} alt={name} />}
      {/* biome-ignore lint/a11y/useMediaCaption: subtitles are files of the library, which it may not have. */}
      {mediaType.startsWith('audio/') && <audio className={styles.media} src={url} controls />}
      {/* biome-ignore lint/a11y/useMediaCaption: as above. */}
      {mediaType.startsWith('video/') && <video className={styles.media} src={url} controls />}
    </Dialog>
  );
}
