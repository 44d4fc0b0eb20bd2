import {
  EDIFACT_INCOMPLETE,
  EDIFACT_MISCOUNTED,
  EDIFACT_UNREADABLE,
} from '@lectern/contracts/buying/orders/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { EdifactError } from '../../../../platform/edifact/edifact-fault.ts';

/** The refusal of a file, with the place of its fault. */
export function refuseEdifact({
  fault,
  place,
}: EdifactError): Refusal<'EDIFACT_UNREADABLE' | 'EDIFACT_INCOMPLETE' | 'EDIFACT_MISCOUNTED'> {
  const facts = { segment: place.segment, tag: place.tag || '–' };
  switch (fault) {
    case 'noStart':
    case 'characters':
    case 'segment':
    case 'tooLong':
      return refuse(EDIFACT_UNREADABLE, facts);
    case 'notEnded':
    case 'noEnd':
    case 'misplaced':
      return refuse(EDIFACT_INCOMPLETE, facts);
    case 'reference':
    case 'count':
    case 'doubled':
      return refuse(EDIFACT_MISCOUNTED, facts);
  }
}
