import type { Names } from '@lectern/contracts/kernel/languages';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ERESOURCE_TERM_NOT_FOUND } from '@lectern/contracts/resources/databases/errors';
import {
  UNIT_ADDRESS_REFUSED,
  UNIT_CHANGED,
  UNIT_CODE_TAKEN,
  UNIT_LIMIT_REACHED,
  UNIT_NOT_FOUND,
  UNIT_TOO_DEEP,
} from '@lectern/contracts/resources/units/errors';
import { MOST_UNIT_LEVELS, MOST_UNITS, type UnitKind } from '@lectern/contracts/resources/units/unit';
import { toBit, toJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { lockName } from '../../../platform/db/named-lock.ts';
import { keepCollege, orderColleges, subjectsOf } from '../databases/college-terms.ts';
import { isWebAddress } from '../databases/entrances/web-address.ts';
import { changeUnit, everyUnit, insertUnit } from './store/unit-store.ts';
import type { UnitTable } from './tables.ts';
import { treeOf, walk } from './unit-tree.ts';

/** What staff say about a unit. */
export interface UnitFacts {
  readonly code: string;
  readonly kind: UnitKind;
  readonly names: Names;
  readonly otherNames: readonly string[];
  readonly introduction: Names;
  readonly address: Names;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly subjects: readonly string[];
  readonly classes: readonly string[];
  readonly isOpen: boolean;
}

export interface UnitToPut {
  readonly tenantId: string;
  /** Undefined for a new unit. */
  readonly id: string | undefined;
  /** That of the unit as it was read; undefined to change it whatever it is. */
  readonly version: number | undefined;
  /** Above a new unit; empty for the top. */
  readonly parentId: string;
  readonly facts: UnitFacts;
  readonly now: string;
}

type Refused =
  | 'UNIT_NOT_FOUND'
  | 'UNIT_CHANGED'
  | 'UNIT_CODE_TAKEN'
  | 'UNIT_LIMIT_REACHED'
  | 'UNIT_TOO_DEEP'
  | 'UNIT_ADDRESS_REFUSED'
  | 'ERESOURCE_TERM_NOT_FOUND';

/** Makes other changes to the units of the library wait. */
export async function lockUnits(tx: Tx, tenantId: string): Promise<void> {
  await lockName(tx, `units/${tenantId}`);
}

/** Adds or changes a unit, and the college that databases know it as; answers it as it was and as it is. */
export async function putUnitRow(
  tx: Tx,
  { tenantId, id, version, parentId, facts, now }: UnitToPut,
): Promise<{ readonly before: UnitTable | undefined; readonly after: UnitTable } | Refusal<Refused>> {
  await lockUnits(tx, tenantId);
  if (facts.website !== '' && !isWebAddress(facts.website)) return refuse(UNIT_ADDRESS_REFUSED);
  const rows = await everyUnit(tx, tenantId);
  const before = id === undefined ? undefined : rows.find((row) => row.id === id);
  if (id !== undefined && !before) return refuse(UNIT_NOT_FOUND);
  if (before && version !== undefined && before.version !== version) return refuse(UNIT_CHANGED);
  if (rows.some((row) => row.code === facts.code && row !== before)) return refuse(UNIT_CODE_TAKEN);
  const subjects = await subjectsOf(tx, tenantId, facts.subjects, 'zh-CN');
  if (subjects.length < facts.subjects.length) return refuse(ERESOURCE_TERM_NOT_FOUND);
  const place = before ?? placeOfNew(rows, parentId);
  if (isRefusal(place)) return place;
  const after: UnitTable = {
    ...columnsOf(facts),
    id: before?.id ?? newId(),
    tenant_id: tenantId,
    parent_id: place.parent_id,
    position: place.position,
    version: before ? before.version + 1 : 0,
    created_at: before?.created_at ?? now,
    updated_at: now,
  };
  const taken = await keepCollege(tx, tenantId, { unitId: after.id, code: facts.code, names: facts.names });
  if (taken) return refuse(UNIT_CODE_TAKEN);
  if (before) await changeUnit(tx, tenantId, before.id, after);
  else await insertUnit(tx, after);
  await orderAsTree(tx, tenantId, [...rows.filter((row) => row !== before), after]);
  return { before, after };
}

/** Puts the list of colleges in the order of the tree. */
export async function orderAsTree(tx: Tx, tenantId: string, rows: readonly UnitTable[]): Promise<void> {
  await orderColleges(
    tx,
    tenantId,
    walk(treeOf(rows)).map(({ row }) => row.id),
  );
}

/** Behind the last unit of its parent. */
function placeOfNew(
  rows: readonly UnitTable[],
  parentId: string,
):
  | Pick<UnitTable, 'parent_id' | 'position'>
  | Refusal<'UNIT_NOT_FOUND' | 'UNIT_LIMIT_REACHED' | 'UNIT_TOO_DEEP'> {
  if (rows.length >= MOST_UNITS) return refuse(UNIT_LIMIT_REACHED, { limit: MOST_UNITS });
  const parent = walk(treeOf(rows)).find(({ row }) => row.id === parentId);
  if (parentId !== '' && !parent) return refuse(UNIT_NOT_FOUND);
  if (parent && parent.level + 1 >= MOST_UNIT_LEVELS)
    return refuse(UNIT_TOO_DEEP, { limit: MOST_UNIT_LEVELS });
  const siblings = rows.filter((row) => row.parent_id === parentId);
  return { parent_id: parentId, position: Math.max(-1, ...siblings.map(({ position }) => position)) + 1 };
}

function columnsOf(facts: UnitFacts) {
  return {
    code: facts.code,
    kind: facts.kind,
    names: toJson(facts.names),
    other_names: toJson(facts.otherNames),
    introduction: toJson(facts.introduction),
    address: toJson(facts.address),
    phone: facts.phone,
    email: facts.email,
    website: facts.website,
    subjects: toJson([...new Set(facts.subjects)]),
    classes: toJson([...new Set(facts.classes)]),
    is_open: toBit(facts.isOpen),
  };
}
