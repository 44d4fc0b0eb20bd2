import { answeredValue, type GuardedAnswer } from '../../platform/outside/guard.ts';
import type { RemotePage } from './remote-catalogue-port.ts';

/** A page as a guard answers it, with its age where it was kept. @throws OutsideError for one that failed */
export function withAge(answer: GuardedAnswer<RemotePage>): RemotePage {
  const page = answeredValue(answer);
  const ageMs = answer.state === 'answered' ? answer.ageMs : 0;
  return ageMs > 0 ? { ...page, ageMs } : page;
}
