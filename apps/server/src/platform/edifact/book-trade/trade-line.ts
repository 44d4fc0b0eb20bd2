import type { EdifactPlace } from '../edifact-fault.ts';
import { componentOf, type Segment } from '../segment.ts';
import { numbersOf, qualified } from './trade-message.ts';

/** What every line of a message says: which of ours it is about. */
export interface TradeLine {
  readonly place: EdifactPlace;
  /** The number of the line in the message. */
  readonly position: string;
  /** Our reference of the line, as ORDERS gave it (RFF+LI); or empty. */
  readonly reference: string;
  /** Our number of the order (RFF+ON), or empty. */
  readonly orderNumber: string;
  readonly numbers: readonly string[];
}

export function tradeLine(line: readonly Segment[], orderNumber: string): TradeLine {
  const [start] = line;
  const { segment = 0, tag = '', character = 0 } = start ?? {};
  return {
    place: { segment, tag, character },
    position: componentOf(start, 0),
    reference: qualified(line, 'RFF', 'LI'),
    orderNumber: qualified(line, 'RFF', 'ON') || orderNumber,
    numbers: numbersOf(line),
  };
}
