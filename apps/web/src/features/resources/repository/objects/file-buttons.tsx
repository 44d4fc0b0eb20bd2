import { addDigitalLog } from '@lectern/contracts/resources/repository/add-digital-log';
import { checkAct } from '@lectern/contracts/resources/repository/check-act';
import { getFileAddress } from '@lectern/contracts/resources/repository/get-file-address';
import type { ObjectFile } from '@lectern/contracts/resources/repository/object';
import { Download, Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { api } from '../../../../lib/api.ts';
import { openLogin } from '../../../../lib/login-prompt.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { readingAddress } from '../addresses.ts';
import styles from '../repository.module.css';
import { MediaDialog } from './media-dialog.tsx';

/** What can be done with a file: read it, hear or see it, take it. A refusal is the server's sentence. */
export function FileButtons({ file }: { readonly file: ObjectFile }) {
  const { t } = useTranslation('repository');
  const errorText = useErrorText();
  const [shown, setShown] = useState('');
  const { objectId: id, fileId, mediaType, acts, samplePages } = file;
  const may = (wanted: string) => acts.some(({ act, may: is }) => act === wanted && is);
  const refused = (error: unknown) => showToast('bad', errorText(error));
  const show = useAction(getFileAddress, { onDone: ({ url }) => setShown(url), onRefused: refused });
  const take = useAction(getFileAddress, {
    onDone: ({ url }) => {
      void api.call(addDigitalLog, { id, event: 'download' }).catch(() => undefined);
      window.location.assign(url);
    },
    onRefused: refused,
  });
  const check = useAction(checkAct, { onRefused: refused });
  const signInHelps = acts.some(({ reason }) => reason === 'signIn');
  const isPdf = mediaType === 'application/pdf';
  const isMedia = !isPdf && mediaType !== 'application/epub+zip' && mediaType !== 'text/plain';
  return (
    <div className={styles.buttons}>
      {isPdf && (may('read') || samplePages > 0) && (
        <ButtonLink kind="primary" icon={<Eye size={16} aria-hidden />} to={readingAddress(id, fileId)}>
          {t(may('read') ? 'read' : 'readSample')}
        </ButtonLink>
      )}
      {isMedia && may('read') && (
        <Button
          busy={show.running}
          icon={<Eye size={16} aria-hidden />}
          onClick={() => show.start({ id, fileId })}
        >
          {t('open')}
        </Button>
      )}
      {may('download') && (
        <Button
          busy={take.running}
          icon={<Download size={16} aria-hidden />}
          onClick={() => take.start({ id, fileId, use: 'download' })}
        >
          {t('download')}
        </Button>
      )}
      {!may('read') && signInHelps && <Button onClick={() => openLogin('needed')}>{t('signIn')}</Button>}
      {!may('read') && !signInHelps && samplePages === 0 && !may('download') && (
        <Button kind="text" busy={check.running} onClick={() => check.start({ id, fileId, act: 'read' })}>
          {t('whyNot')}
        </Button>
      )}
      {shown && <MediaDialog file={file} url={shown} onClose={() => setShown('')} />}
    </div>
  );
}
