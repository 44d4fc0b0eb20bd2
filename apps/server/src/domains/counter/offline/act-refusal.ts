import { OFFLINE_ACT_TOO_OLD, OFFLINE_ACT_UNREADABLE } from '@lectern/contracts/counter/offline/errors';
import type { Details, ErrorDefinition } from '@lectern/contracts/kernel/error-definition';
import type { Refusal } from '@lectern/contracts/kernel/refusal';
import { type Addressee, refusalWords } from '@lectern/contracts/kernel/refusal-words';
import * as checkOutErrors from '@lectern/contracts/library-system/check-out-errors';
import { ITEM_ON_LOAN_TO_READER, RETURN_DAY_IMPOSSIBLE } from '@lectern/contracts/library-system/desk-errors';
import { ILS_UNAVAILABLE, ITEM_NOT_FOUND, PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import * as blockErrors from '@lectern/contracts/library-system/patron-block-errors';
import { fromJson, toJson } from '../../../platform/db/codecs.ts';
import type { Away, CheckOutRefusal } from '../../../ports/ils/ils-refusals.ts';

/** Why an act of a desk without a network cannot be done afterwards. */
export type ActRefusal =
  | Away
  | CheckOutRefusal
  | Refusal<'OFFLINE_ACT_UNREADABLE' | 'OFFLINE_ACT_TOO_OLD' | 'RETURN_DAY_IMPOSSIBLE'>;

type Reasons = Readonly<Record<ActRefusal['code'], ErrorDefinition>>;

const REASONS: Reasons = {
  ...checkOutErrors,
  ...blockErrors,
  ILS_UNAVAILABLE,
  ITEM_NOT_FOUND,
  ITEM_ON_LOAN_TO_READER,
  PATRON_NOT_FOUND,
  OFFLINE_ACT_TOO_OLD,
  OFFLINE_ACT_UNREADABLE,
  RETURN_DAY_IMPOSSIBLE,
};

/** A refusal as it is kept. */
export function keptReason({ code, details }: ActRefusal): string {
  return toJson({ code, details });
}

/** The words of a kept refusal. */
export function reasonWords(kept: string, addressee: Addressee): string {
  const { code, details } = fromJson<{ code: keyof Reasons; details: Details }>(kept);
  return refusalWords({ error: REASONS[code], details }, addressee);
}
