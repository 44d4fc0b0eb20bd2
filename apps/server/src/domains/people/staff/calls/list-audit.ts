import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { addDays } from '../../../../platform/clock.ts';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { instantAt } from '../../../../platform/local-time.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { accountsOf } from '../../account/accounts-of.ts';
import { findAuditEntries } from '../audit-entries.ts';
import { nameInDetails, nameSubjects, staffInDetails, wordedDetails } from '../audit-words.ts';
import { namesOfStaff } from '../colleagues.ts';

export const listAuditCall = implement(listAudit)(async ({ input, context, deps }) => {
  const { tenant, language, staff } = context;
  const { db } = deps;
  const { page, rows, from, to, ...filter } = input;
  const { timeZone, currency } = tenant.settings.policy;
  const { total, entries } = await findAuditEntries(db, tenant.id, {
    ...filter,
    ...(from && { since: beginOf(timeZone, from) }),
    ...(to && { before: beginOf(timeZone, addDays(to, 1)) }),
    offset: (page - 1) * rows,
    limit: rows,
  });
  const read = entries.map((entry) => ({
    ...entry,
    details: fromJson<Record<string, unknown>>(entry.details),
  }));
  const nameOf = await nameSubjects(await deps.auditNamers(), { db, tenantId: tenant.id, language }, read);
  const readers = maySeeReaders(staff.permissions)
    ? await accountsOf(
        db,
        tenant.id,
        read.flatMap((entry) => nameOf(entry)?.patronId ?? []),
      )
    : undefined;
  const { library } = await placeNames(db, tenant.id, language);
  const members = await namesOfStaff(
    db,
    tenant.id,
    read.flatMap(({ details }) => staffInDetails(details)),
  );
  const words = { currency, language, staff: members, library };
  return {
    total,
    entries: read.map((entry) => {
      const named = nameOf(entry);
      return {
        entryId: entry.id,
        at: entry.at,
        account: entry.account ?? '',
        name: entry.name ?? '',
        action: entry.action,
        subject: entry.subject,
        subjectName: named?.patronId ? named.name : named?.name || nameInDetails(entry.details, language),
        reader: readers?.get(named?.patronId ?? '')?.name ?? '',
        details: wordedDetails(entry.details, words),
      };
    }),
  };
});

/** Names of readers are for those who work with readers anyway. */
function maySeeReaders(permissions: ReadonlySet<string>): boolean {
  return permissions.has('circulation.desk') || permissions.has('circulation.readers');
}

/** The instant at which a day begins. */
function beginOf(timeZone: string, day: string): string {
  return new Date(instantAt(timeZone, day, 0)).toISOString();
}
