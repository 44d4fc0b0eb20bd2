import { announcement } from '../lib/announcer.ts';
import { useExternalStore } from '../lib/use-external-store.ts';

/** The live regions that screen readers read for `announce`. The key makes a repeated text a new message. */
export function LiveRegion() {
  const { polite, assertive, count } = useExternalStore(announcement);
  return (
    <div className="hidden-visually">
      <div role="status" aria-live="polite">
        <span key={count}>{polite}</span>
      </div>
      <div role="alert" aria-live="assertive">
        <span key={count}>{assertive}</span>
      </div>
    </div>
  );
}
