import { type Names, nameIn } from '@lectern/contracts/kernel/languages';
import type { StaffUnit, UnitDetail } from '@lectern/contracts/resources/units/unit';
import type { AuditedState } from '../../../platform/audit/note-change.ts';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { UnitReader } from '../../../platform/unit-contents.ts';
import { classSchemeOf } from '../../collection/vocabulary/classes/class-schemes.ts';
import { readNamedClasses } from '../../collection/vocabulary/classes/read-named-classes.ts';
import { subjectsOf } from '../databases/college-terms.ts';
import type { UnitTable } from './tables.ts';
import type { PlacedUnit } from './unit-tree.ts';

/** A unit as staff change it. */
export function presentStaffUnit(row: UnitTable, level: number): StaffUnit {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    parentId: row.parent_id,
    level,
    names: fromJson(row.names),
    otherNames: fromJson(row.other_names),
    introduction: fromJson(row.introduction),
    address: fromJson(row.address),
    phone: row.phone,
    email: row.email,
    website: row.website,
    subjects: fromJson(row.subjects),
    classes: fromJson(row.classes),
    isOpen: row.is_open === 1,
    version: row.version,
  };
}

/** A unit as readers see it, without what it has. */
export async function presentUnit(
  { db }: Pick<Deps, 'db'>,
  { tenant, language }: UnitReader,
  { row, above, children }: PlacedUnit,
): Promise<Omit<UnitDetail, 'contents'>> {
  const inLanguage = (names: string) => nameIn(fromJson<Names>(names), language);
  const scheme = classSchemeOf(tenant).code;
  const classes = fromJson<string[]>(row.classes).map((notation) => ({ scheme, notation }));
  const [nameOf, subjects] = await Promise.all([
    readNamedClasses(db, tenant.id, language, classes),
    subjectsOf(db, tenant.id, fromJson(row.subjects), language),
  ]);
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    name: inLanguage(row.names),
    parentId: row.parent_id,
    otherNames: fromJson(row.other_names),
    introduction: inLanguage(row.introduction),
    address: inLanguage(row.address),
    phone: row.phone,
    email: row.email,
    website: row.website,
    subjects,
    classes: classes.map((one) => ({ notation: one.notation, name: nameOf(one) ?? one.notation })),
    path: above.map((one) => ({ id: one.id, name: inLanguage(one.names) })),
    children: children.map((child) => ({
      id: child.row.id,
      name: inLanguage(child.row.names),
      kind: child.row.kind,
    })),
  };
}

/** A unit as the audit has it: without its texts. */
export function auditedUnit(row: UnitTable | undefined): AuditedState | undefined {
  if (!row) return undefined;
  const { code, parent_id: parentId, position } = row;
  return { code, names: fromJson(row.names), parentId, position, isOpen: row.is_open === 1 };
}
