import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { listDialog } from '../../../lib/open-dialogs.ts';
import styles from './tour.module.css';
import { useSpotlight } from './use-spotlight.ts';

const PLACES = { 1: 'search', 2: 'menu', 3: 'user' } as const;
const STEPS = 3;

/**
 * One stop of the tour: the place it tells of stays bright, beside it is a card. It is a modal dialog, so that the browser keeps the focus
 * inside, gives it back afterwards, and Escape skips the tour.
 */
export function TourStop({
  step,
  menuNames,
  onSkip,
  onBack,
  onNext,
}: {
  readonly step: 1 | 2 | 3;
  readonly menuNames: readonly string[];
  readonly onSkip: () => void;
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
}) {
  const { t } = useTranslation('tour');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const place = PLACES[step];
  const light = useSpotlight(place);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const cameFrom = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>('footer button:last-of-type')?.focus();
    const unlist = listDialog({ element, closable: true });
    return () => {
      unlist();
      element.close();
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, []);

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.stop}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onSkip();
      }}
    >
      {light && (
        <div
          className={styles.light}
          style={{ top: light.top, left: light.left, width: light.width, height: light.height }}
          aria-hidden
        />
      )}
      <div className={styles.card} data-side={light?.side ?? 'middle'} style={light?.card}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{t(`${place}.title`)}</h2>
          <span className="muted small">{t('step', { step, steps: STEPS })}</span>
        </div>
        <div id={`${id}-text`}>
          <p>{t(`${place}.text`)}</p>
          {place === 'menu' && menuNames.length > 0 && (
            <ul className={styles.names}>
              {menuNames.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </div>
        <footer className={styles.foot}>
          <Button kind="text" onClick={onSkip}>
            {t('skip')}
          </Button>
          {onBack && <Button onClick={onBack}>{t('back')}</Button>}
          <Button kind="primary" onClick={onNext}>
            {t(step === STEPS ? 'finish' : 'next')}
          </Button>
        </footer>
      </div>
    </dialog>,
    document.body,
  );
}
