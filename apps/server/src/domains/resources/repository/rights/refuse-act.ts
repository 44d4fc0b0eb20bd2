import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import type { ObjectAct } from '@lectern/contracts/resources/repository/acts';
import {
  OBJECT_ACT_BLOCKED,
  OBJECT_ACT_CLOSED,
  OBJECT_ACT_GROUP,
  OBJECT_ACT_NOT_YET,
  OBJECT_ACT_PLACE,
  OBJECT_ACT_SIGN_IN,
} from '@lectern/contracts/resources/repository/errors';
import { type Asker, mayDo, type Rights } from './may-do.ts';

export type ActRefusal = Refusal<
  | 'OBJECT_ACT_CLOSED'
  | 'OBJECT_ACT_NOT_YET'
  | 'OBJECT_ACT_SIGN_IN'
  | 'OBJECT_ACT_PLACE'
  | 'OBJECT_ACT_GROUP'
  | 'OBJECT_ACT_BLOCKED'
  | 'ILS_UNAVAILABLE'
>;

/** The refusal of an act as a sentence for the reader; undefined where it may be done. */
export function refuseAct(act: ObjectAct, rights: readonly Rights[], asker: Asker): ActRefusal | undefined {
  const verdict = mayDo(act, rights, asker);
  if (verdict.may) return undefined;
  switch (verdict.reason) {
    case 'nobody':
      return refuse(OBJECT_ACT_CLOSED);
    case 'notYet':
      return refuse(OBJECT_ACT_NOT_YET, { from: verdict.from });
    case 'signIn':
      return refuse(OBJECT_ACT_SIGN_IN);
    case 'place':
      return refuse(OBJECT_ACT_PLACE);
    case 'group':
      return refuse(OBJECT_ACT_GROUP);
    case 'blocked':
      return refuse(OBJECT_ACT_BLOCKED);
    case 'away':
      return refuse(ILS_UNAVAILABLE);
  }
}
