import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import OpenSeadragon from 'openseadragon';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import styles from './picture-viewer.module.css';

const ZOOM_STEP = 1.5;

/**
 * A picture that is moved and enlarged with mouse, fingers or keys. `source` is the address of an image service of IIIF, whose parts are
 * asked for as they are seen, or of one whole picture.
 */
export default function PictureViewer({
  name,
  source,
}: {
  readonly name: string;
  readonly source: { readonly service: string } | { readonly picture: string };
}) {
  const { t } = useTranslation('repository');
  const place = useRef<HTMLDivElement>(null);
  const viewer = useRef<OpenSeadragon.Viewer>(undefined);
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  const address = 'service' in source ? `${source.service}/info.json` : source.picture;
  const isService = 'service' in source;
  useEffect(() => {
    if (!place.current) return undefined;
    const shown = OpenSeadragon({
      element: place.current,
      tileSources: isService ? address : { type: 'image', url: address },
      showNavigationControl: false,
      // As much as there is, and no wider than that: pixels of a scan are not invented.
      maxZoomPixelRatio: 2,
      visibilityRatio: 0.5,
      animationTime: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 0.5,
      gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true },
    });
    // The picture is what has the focus, so a screen reader says what it is.
    shown.canvas.setAttribute('role', 'img');
    shown.canvas.setAttribute('aria-label', name);
    shown.addHandler('open', () => setState('shown'));
    shown.addHandler('open-failed', () => setState('failed'));
    viewer.current = shown;
    return () => shown.destroy();
  }, [address, isService, name]);
  const zoom = (by: number) => {
    viewer.current?.viewport.zoomBy(by);
    viewer.current?.viewport.applyConstraints();
  };
  return (
    <div className={styles.viewer}>
      {state === 'failed' && <Notice tone="bad">{t('picture.failed')}</Notice>}
      <div className={styles.picture}>
        {state === 'waiting' && (
          <Loading>
            <Skeleton height="4px" />
          </Loading>
        )}
        <div className={styles.place} ref={place} />
      </div>
      <div className={styles.buttons}>
        <IconButton
          label={t('picture.larger')}
          icon={<ZoomIn size={20} aria-hidden />}
          onClick={() => zoom(ZOOM_STEP)}
        />
        <IconButton
          label={t('picture.smaller')}
          icon={<ZoomOut size={20} aria-hidden />}
          onClick={() => zoom(1 / ZOOM_STEP)}
        />
        <IconButton
          label={t('picture.whole')}
          icon={<Maximize2 size={20} aria-hidden />}
          onClick={() => viewer.current?.viewport.goHome()}
        />
      </div>
    </div>
  );
}
