import { OBJECT_ACTS, type ObjectAct } from '@lectern/contracts/resources/repository/acts';
import type { ActAnswer } from '@lectern/contracts/resources/repository/object';
import { type Asker, mayDo, type Rights } from './may-do.ts';

/** Whether an act may be done, as readers are told. */
export function presentAct(act: ObjectAct, rights: readonly Rights[], asker: Asker): ActAnswer {
  const verdict = mayDo(act, rights, asker);
  return verdict.may
    ? { act, may: true, reason: '', from: '' }
    : { act, may: false, reason: verdict.reason, from: verdict.from };
}

export function presentActs(rights: readonly Rights[], asker: Asker): ActAnswer[] {
  return OBJECT_ACTS.map((act) => presentAct(act, rights, asker));
}
