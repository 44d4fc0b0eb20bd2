import { numberForm } from '@lectern/rules/number-form';
import type { AuditName, AuditNamers, AuditReading } from '../../../platform/audit/audit-names.ts';
import type { Db } from '../../../platform/db/database.ts';
import { itemTypeNames, patronGroupNames } from '../../collection/vocabulary/circulation-names.ts';
import { placeNames } from '../../collection/vocabulary/places/place-names.ts';

type Names = ReadonlyMap<string, AuditName>;

/** Names what acts of the circulation note: copies and loans by their titles, money by its reader, rules by group and type. */
export const circulationAuditNames: AuditNamers = {
  copy: nameCopies,
  async loan(reading, subjects) {
    // A step that was undone may have had no loan: it names the copy.
    return new Map([...(await nameCopies(reading, subjects)), ...(await nameLoans(reading, subjects))]);
  },
  async request({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('request')
      .innerJoin('bib', 'bib.id', 'request.bib_id')
      .select(['request.id', 'request.patron_id', 'bib.title'])
      .where('request.tenant_id', '=', tenantId)
      .where('request.id', 'in', [...subjects])
      .execute();
    return byId(rows);
  },
  async behaviour({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('behaviour')
      .leftJoin('loan', 'loan.id', 'behaviour.loan_id')
      .leftJoin('bib', 'bib.id', 'loan.bib_id')
      .select(['behaviour.id', 'behaviour.patron_id', 'bib.title'])
      .where('behaviour.tenant_id', '=', tenantId)
      .where('behaviour.id', 'in', [...subjects])
      .execute();
    return byId(rows);
  },
  async posting({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('ledger_posting as posting')
      .leftJoin('loan', 'loan.id', 'posting.loan_id')
      .leftJoin('bib', 'bib.id', 'loan.bib_id')
      .select(['posting.id', 'posting.patron_id', 'bib.title'])
      .where('posting.tenant_id', '=', tenantId)
      .where('posting.id', 'in', [...subjects])
      .execute();
    return byId(rows);
  },
  async alerted({ db, tenantId }, subjects) {
    const rows = await copyRows(db, tenantId)
      .where('item.id', 'in', [...subjects])
      .execute();
    const copies = new Map(rows.map(({ id, title }) => [id, { name: title }]));
    return new Map(subjects.map((id) => [id, copies.get(id) ?? { name: '', patronId: id }]));
  },
  async drawer({ db, tenantId, language }, subjects) {
    const places = await placeNames(db, tenantId, language);
    const rows = await db
      .selectFrom('cash_drawer')
      .select(['id', 'library_code'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map(({ id, library_code }) => [id, { name: places.library(library_code) }]));
  },
  async amnesty({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('fine_amnesty')
      .select(['id', 'note'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map(({ id, note }) => [id, { name: note }]));
  },
  async patronGroup({ db, tenantId, language }) {
    return named(await patronGroupNames(db, tenantId, language));
  },
  async itemType({ db, tenantId, language }) {
    return named(await itemTypeNames(db, tenantId, language));
  },
  async loanRule({ db, tenantId, language }, subjects) {
    const [groups, types] = await Promise.all([
      patronGroupNames(db, tenantId, language),
      itemTypeNames(db, tenantId, language),
    ]);
    return new Map(
      subjects.map((subject) => {
        const [group = '', type = ''] = subject.split(' ');
        return [subject, { name: `${groups.get(group) || group} · ${types.get(type) || type}` }];
      }),
    );
  },
};

/** By the barcode as it was scanned, which may be written otherwise than that of the copy. */
async function nameCopies({ db, tenantId }: AuditReading, subjects: readonly string[]): Promise<Names> {
  const forms = subjects.map(numberForm);
  const rows = await copyRows(db, tenantId)
    .where((eb) =>
      eb.or([
        eb('item.barcode', 'in', [...new Set([...subjects, ...forms])]),
        eb('item.barcode_form', 'in', [...new Set(forms)]),
      ]),
    )
    .execute();
  const byForm = new Map(rows.map(({ barcode, title }) => [numberForm(barcode), title]));
  const byBarcode = new Map(rows.map(({ barcode, title }) => [barcode, title]));
  return new Map(
    subjects.flatMap((subject) => {
      const title = byBarcode.get(subject) ?? byForm.get(numberForm(subject));
      return title === undefined ? [] : [[subject, { name: title }] as const];
    }),
  );
}

function copyRows(db: Db, tenantId: string) {
  return db
    .selectFrom('item')
    .innerJoin('bib', 'bib.id', 'item.bib_id')
    .select(['item.id', 'item.barcode', 'bib.title'])
    .where('item.tenant_id', '=', tenantId);
}

async function nameLoans({ db, tenantId }: AuditReading, subjects: readonly string[]): Promise<Names> {
  const rows = await db
    .selectFrom('loan')
    .innerJoin('bib', 'bib.id', 'loan.bib_id')
    .select(['loan.id', 'loan.patron_id', 'bib.title'])
    .where('loan.tenant_id', '=', tenantId)
    .where('loan.id', 'in', [...subjects])
    .execute();
  return byId(rows);
}

/** Past loans and requests lose their reader one day. */
function byId(
  rows: readonly { readonly id: string; readonly title: string | null; readonly patron_id: string | null }[],
): Names {
  return new Map(
    rows.map(({ id, title, patron_id }) => [
      id,
      { name: title ?? '', ...(patron_id && { patronId: patron_id }) },
    ]),
  );
}

function named(names: ReadonlyMap<string, string>): Names {
  return new Map([...names].map(([code, name]) => [code, { name }]));
}
