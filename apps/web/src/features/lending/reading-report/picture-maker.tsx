import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getShare } from '@lectern/contracts/lending/reading-report/get-share';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { saveBlob } from '../../../lib/save-file.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { drawPicture, LOOKS, type Look } from './draw-picture.ts';
import styles from './reading-report.module.css';

type Share = OutputOf<(typeof getShare)['output']>;

const MAX_OWN = 40;

/** The picture, what stands on it, and how it leaves the browser. */
export function PictureMaker({
  share,
  codeImage,
}: {
  readonly share: Share;
  /** An SVG picture as a data: address; undefined until it is there. */
  readonly codeImage: string | undefined;
}) {
  const { t } = useTranslation('reading-report');
  const format = useFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [look, setLook] = useState<Look>('paper');
  const [own, setOwn] = useState('');
  const [withSubjects, setWithSubjects] = useState(true);
  const words = {
    heading: t('share.title', { year: share.year }),
    number: format.number(share.loans),
    numberLabel: t('share.loans', { count: share.loans }),
    lines: [
      t('share.works', { count: share.works }),
      share.busiestMonth ? t('share.busiest', { month: format.month(share.busiestMonth, 'long') }) : '',
      withSubjects && share.subjects.length > 0
        ? t('share.subjects', { subjects: format.list(share.subjects) })
        : '',
    ],
    own: own.trim(),
    library: share.libraryName,
    months: share.months,
  };
  const drawn = JSON.stringify(words);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    drawPicture(place, JSON.parse(drawn), look, undefined);
    if (!codeImage) return;
    const image = new Image();
    image.onload = () => drawPicture(place, JSON.parse(drawn), look, image);
    image.src = codeImage;
    return () => {
      image.onload = null;
    };
  }, [drawn, look, codeImage]);

  const fileName = `${t('share.fileName', { year: share.year })}.png`;
  function withPicture(act: (file: File) => void) {
    canvas.current?.toBlob((picture) => {
      if (picture) act(new File([picture], fileName, { type: 'image/png' }));
      else showToast('bad', t('share.failed'));
    }, 'image/png');
  }
  const canShare = typeof navigator.canShare === 'function';
  return (
    <div className={styles.sharing}>
      <div className={styles.choices}>
        <TextField
          label={t('share.own')}
          hint={t('share.ownHint', { count: MAX_OWN })}
          maxLength={MAX_OWN}
          value={own}
          onChange={({ target }) => setOwn(target.value)}
        />
        <SelectField
          label={t('share.look')}
          value={look}
          onChange={({ target }) => setLook(target.value as Look)}
        >
          {(Object.keys(LOOKS) as Look[]).map((one) => (
            <option key={one} value={one}>
              {t(`share.looks.${one}`)}
            </option>
          ))}
        </SelectField>
        <label>
          <input
            type="checkbox"
            checked={withSubjects}
            onChange={({ target }) => setWithSubjects(target.checked)}
          />{' '}
          {t('share.withSubjects')}
        </label>
        <div className={styles.actions}>
          <Button
            kind="primary"
            icon={<Download size={17} aria-hidden />}
            onClick={() => withPicture((file) => saveBlob(file, fileName))}
          >
            {t('share.save')}
          </Button>
          {canShare && (
            <Button
              icon={<Share2 size={17} aria-hidden />}
              onClick={() =>
                withPicture((file) => {
                  const data = { files: [file], title: words.heading, url: share.link };
                  if (!navigator.canShare(data)) return showToast('warn', t('share.cannot'));
                  // Closing the list of the device is no fault.
                  void navigator.share(data).catch(() => undefined);
                })
              }
            >
              {t('share.send')}
            </Button>
          )}
        </div>
      </div>
      <canvas
        ref={canvas}
        className={styles.picture}
        role="img"
        aria-label={[words.heading, words.number, words.numberLabel, ...words.lines, words.own, words.library]
          .filter(Boolean)
          .join(' · ')}
      />
    </div>
  );
}
