import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog.tsx';
import { Notice } from '../notice.tsx';
import { codeReader } from './code-reader.ts';
import styles from './scan-dialog.module.css';

const PAUSE_MS = 150;

/** Shows the camera and answers the first code that it reads. The picture never leaves the device. */
export default function ScanDialog({
  onRead,
  onClose,
}: {
  readonly onRead: (text: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('scan');
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<'refused' | 'none'>();
  const read = useEffectEvent(onRead);

  useEffect(() => {
    const stop = new AbortController();
    if (video.current) {
      watch(video.current, stop.signal).then(
        (text) => text !== undefined && read(text),
        (error: unknown) => setFault(isRefused(error) ? 'refused' : 'none'),
      );
    }
    return () => stop.abort();
  }, []);

  return (
    <Dialog title={t('title')} onClose={onClose} width="520px">
      {fault ? (
        <Notice tone="bad">{t(fault)}</Notice>
      ) : (
        <>
          <video ref={video} className={styles.video} muted playsInline aria-label={t('camera')} />
          <p className="muted">{t('hint')}</p>
        </>
      )}
    </Dialog>
  );
}

/** The first code in front of the camera; undefined if it was stopped before. */
async function watch(video: HTMLVideoElement, stop: AbortSignal): Promise<string | undefined> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    if (stop.aborted) return undefined;
    video.srcObject = stream;
    const reader = await codeReader();
    await video.play();
    while (!stop.aborted) {
      const text = await reader(video);
      if (text !== undefined) return text;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return undefined;
  } catch (error) {
    // A video that is taken away while it starts to play.
    if (stop.aborted) return undefined;
    throw error;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
