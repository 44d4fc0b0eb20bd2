import type { ObjectionState } from '@lectern/contracts/lending/requests/objection-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { ObjectToHandOver } from './object-to-hand-over.tsx';

/** A copy that changed hands, as far as objecting goes. */
interface HandedOver {
  readonly requestId: string;
  readonly title: string;
  readonly objectUntil: string | null;
  readonly objection: ObjectionState;
}

/** What became of an objection, or until when the reader can object. */
export function ObjectionFacts({ objectUntil, objection }: HandedOver) {
  const { t } = useTranslation('hand-over');
  const format = useFormat();
  const isOpen = useIsBefore(objectUntil);
  if (objection !== 'none') return <span className="small">{t(`object.states.${objection}`)}</span>;
  if (!objectUntil || !isOpen) return null;
  return <span className="small">{t('object.until', { date: format.dateTime(objectUntil) })}</span>;
}

/** The button that objects, while the reader can. */
export function ObjectButton({ requestId, title, objectUntil }: HandedOver) {
  const { t } = useTranslation('hand-over');
  const [asking, setAsking] = useState(false);
  const isOpen = useIsBefore(objectUntil);
  if (!isOpen) return null;
  return (
    <>
      <Button size="small" kind="text" onClick={() => setAsking(true)}>
        {t('object.button')}
        <span className="hidden-visually"> {title}</span>
      </Button>
      {asking && <ObjectToHandOver requestId={requestId} title={title} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Whether an instant was still to come when the part was drawn first. */
function useIsBefore(instant: string | null): boolean {
  const [now] = useState(() => Date.now());
  return instant !== null && Date.parse(instant) > now;
}
