import { eventType } from '../../../platform/events/event-type.ts';

/** A bib, its items or their loans changed, or it is new or gone. The subject is the bib's id. */
export const bibChanged = eventType('bib.changed');
