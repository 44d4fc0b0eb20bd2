import { leaveStation } from '@lectern/contracts/counter/self-check/leave-station';
import type { VisitView } from '@lectern/contracts/counter/self-check/station-views';
import type { ApiError } from '@lectern/contracts/kernel/client';
import { useState } from 'react';
import { useAction } from '../../../../lib/use-action.ts';
import { Borrowing } from './borrowing.tsx';
import { IdleCountdown } from './idle-countdown.tsx';
import { Returning } from './returning.tsx';
import { Start } from './start.tsx';
import type { StationFacts } from './station-facts.ts';

/** A reader at the counter: signing in, borrowing or returning; and who left is signed out. */
export function Counter({
  station,
  facts,
  onClosed,
}: {
  readonly station: string;
  readonly facts: StationFacts;
  /** The station is none any more. */
  readonly onClosed: () => void;
}) {
  const [now, setNow] = useState<
    { readonly at: 'start' | 'returning' } | { readonly at: 'borrowing'; readonly visit: VisitView }
  >({ at: 'start' });
  const [wasSignedOut, setWasSignedOut] = useState(false);
  const leave = useAction(leaveStation);
  const toStart = () => {
    if (now.at === 'borrowing') leave.start({ station });
    setNow({ at: 'start' });
  };
  const onRefused = ({ code }: ApiError) => {
    if (code === 'STATION_CLOSED' || code === 'SELF_CHECK_OFF') onClosed();
    if (code === 'STATION_SIGNED_OUT') {
      setWasSignedOut(true);
      setNow({ at: 'start' });
    }
  };
  if (now.at === 'start')
    return (
      <Start
        station={station}
        facts={facts}
        wasSignedOut={wasSignedOut}
        onEntered={(visit) => {
          setWasSignedOut(false);
          setNow({ at: 'borrowing', visit });
        }}
        onReturn={() => {
          setWasSignedOut(false);
          setNow({ at: 'returning' });
        }}
        onRefused={onRefused}
      />
    );
  return (
    <>
      {now.at === 'borrowing' ? (
        <Borrowing
          station={station}
          libName={facts.libName}
          visit={now.visit}
          onFinish={toStart}
          onRefused={onRefused}
        />
      ) : (
        <Returning station={station} libName={facts.libName} onFinish={toStart} onRefused={onRefused} />
      )}
      <IdleCountdown
        seconds={facts.idleSeconds}
        onOver={() => {
          setWasSignedOut(now.at === 'borrowing');
          toStart();
        }}
      />
    </>
  );
}
