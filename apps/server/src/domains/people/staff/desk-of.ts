import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_NOT_CHOSEN } from '@lectern/contracts/people/staff/errors';
import type { StaffActor, StaffDesk } from '../../../platform/http/implement.ts';

/** Where the member of the staff works, for calls that act at a desk. */
export function deskOf({ desk }: StaffActor): StaffDesk | Refusal<'DESK_NOT_CHOSEN'> {
  return desk.libraryCode === '' ? refuse(DESK_NOT_CHOSEN) : desk;
}
