import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openDialogs } from '../../../lib/open-dialogs.ts';
import { clearTour, noteTourSeen, showTourStep, startTour, tour, tourBackPath } from '../../../lib/tour.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';
import { TourInvitation } from './tour-invitation.tsx';
import { TourStop } from './tour-stop.tsx';

/** The tour for readers who are here for the first time: an invitation, then three places of the page. */
export default function Tour({ menuNames }: { readonly menuNames: readonly string[] }) {
  const step = useExternalStore(tour);
  const navigate = useNavigate();
  const open = useExternalStore(openDialogs).length;
  const [invited, setInvited] = useState(false);
  // Other dialogs first, such as the one for signing in. The invitation steps aside for one that opens over it.
  if (step === 0 && open === 0 && !invited) setInvited(true);
  if (invited && (step !== 0 || open > 1)) setInvited(false);

  function start() {
    noteTourSeen();
    startTour();
    void navigate('/home');
  }

  function skip() {
    const back = tourBackPath();
    clearTour();
    void navigate(back);
  }

  function closeInvitation() {
    noteTourSeen();
    clearTour();
  }

  if (step === undefined) return null;
  if (step === 0) return invited && <TourInvitation onStart={start} onClose={closeInvitation} />;
  return (
    <TourStop
      key={step}
      step={step}
      menuNames={menuNames.slice(0, 4)}
      onSkip={skip}
      onBack={step > 1 ? () => showTourStep(step === 3 ? 2 : 1) : undefined}
      onNext={step < 3 ? () => showTourStep(step === 1 ? 2 : 3) : clearTour}
    />
  );
}
