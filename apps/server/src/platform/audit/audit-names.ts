import type { Language } from '@lectern/contracts/kernel/languages';
import type { AuditSubject } from '@lectern/contracts/people/staff/audit-subjects';
import type { Db } from '../db/database.ts';

/** Of which library and in which language subjects of the audit are named. */
export interface AuditReading {
  readonly db: Db;
  readonly tenantId: string;
  readonly language: Language;
}

/** A subject in words: the title of a copy, the name of a course. */
export interface AuditName {
  readonly name: string;
  /** The reader whom it is about, whose name staff see who may see readers. */
  readonly patronId?: string;
}

/** Names subjects of one kind. Those that are gone, or that nobody named, are left out. */
export type NameSubjects = (
  reading: AuditReading,
  subjects: readonly string[],
) => Promise<ReadonlyMap<string, AuditName>>;

/** How a domain names the subjects that its acts note in the audit; a kind has one domain. */
export type AuditNamers = Readonly<Partial<Record<AuditSubject, NameSubjects>>>;

declare module '../deps.ts' {
  interface Deps {
    /** Who names subjects of the audit, of all domains. */
    readonly auditNamers: () => Promise<AuditNamers>;
  }
}
