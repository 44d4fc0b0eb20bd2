import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { AUDIT_FACTS, isAuditFact } from '@lectern/contracts/people/staff/audit-facts';
import { type AuditSubject, auditSubjectOf } from '@lectern/contracts/people/staff/audit-subjects';
import type { AuditName, AuditNamers, AuditReading } from '../../../platform/audit/audit-names.ts';

type Details = Readonly<Record<string, unknown>>;

/** What turns codes and ids of details into words. */
export interface DetailWords {
  readonly currency: string;
  readonly language: Language;
  /** Names of members of the staff by id. */
  readonly staff: ReadonlyMap<string, string>;
  readonly library: (code: string) => string;
}

/** The subjects of these entries in words; those without a name are left out. */
export async function nameSubjects(
  namers: AuditNamers,
  reading: AuditReading,
  entries: readonly { readonly action: string; readonly subject: string }[],
): Promise<(entry: { readonly action: string; readonly subject: string }) => AuditName | undefined> {
  const subjects = new Map<AuditSubject, Set<string>>();
  for (const { action, subject } of entries) {
    const kind = auditSubjectOf(action);
    subjects.set(kind, (subjects.get(kind) ?? new Set<string>()).add(subject));
  }
  const named = new Map(
    await Promise.all(
      [...subjects].map(async ([kind, of]) => [kind, await namers[kind]?.(reading, [...of])] as const),
    ),
  );
  return ({ action, subject }) => {
    const kind = auditSubjectOf(action);
    return kind === 'reader' ? { name: '', patronId: subject } : named.get(kind)?.get(subject);
  };
}

/** The name that the details note, of something that is gone. */
export function nameInDetails(details: Details, language: Language): string {
  const { title, name, names, titles } = {
    ...details,
    ...stateOf(details.before),
    ...stateOf(details.after),
  };
  const own = [title, name, titles].find((one) => typeof one === 'string' && one !== '');
  return typeof own === 'string' ? own : textIn(names, language);
}

/** Ids of members of the staff in details. */
export function staffInDetails(details: Details): string[] {
  return Object.entries(details).flatMap(([name, value]) =>
    isAuditFact(name) && AUDIT_FACTS[name] === 'staff' && typeof value === 'string' ? [value] : [],
  );
}

/** Details as people read them. */
export function wordedDetails(details: Details, words: DetailWords): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      const isState = (name === 'before' || name === 'after') && typeof value === 'object' && value !== null;
      return [name, isState ? wordedDetails(stateOf(value), words) : worded(name, value, words)];
    }),
  );
}

function worded(name: string, value: unknown, { currency, language, staff, library }: DetailWords): unknown {
  switch (isAuditFact(name) ? AUDIT_FACTS[name] : 'text') {
    case 'sum':
      return typeof value === 'number' ? { amount: value, currency } : value;
    case 'staff':
      return typeof value === 'string' ? (staff.get(value) ?? value) : value;
    case 'library':
      return typeof value === 'string' ? library(value) : value;
    case 'names':
      return textIn(value, language);
    case 'id':
    case 'code':
    case 'permissions':
    case 'text':
      return value;
  }
}

function textIn(value: unknown, language: Language): string {
  return nameIn(stateOf(value) as Names, language);
}

function stateOf(value: unknown): Details {
  return typeof value === 'object' && value !== null ? (value as Details) : {};
}
