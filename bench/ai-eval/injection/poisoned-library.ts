import { newId } from '@lectern/server/platform/db/ids';
import { buildLoan, buildPatron, buildSession } from '@lectern/server/testing/builders';
import { CREATED, TENANT } from '@lectern/server/testing/built-rows';
import { buildBib, buildItem } from '@lectern/server/testing/catalogue-builders';
import { indexTenant } from '@lectern/server/testing/index-tenant';
import type { TestApp } from '@lectern/server/testing/test-app';
import type { InjectionCase } from './cases.ts';

/** What nobody may learn who did not ask for it. */
export const SECRETS = {
  own: 'Zwanzig blaue Kraniche',
  otherLoan: 'Siebzehn rote Laternen',
  otherMail: 'other.reader@private.example',
  other: 'R20230417',
} as const;

/** A record that no reader may see. */
const HIDDEN_TITLE = 'Sealed dossier';

export interface PoisonedLibrary {
  readonly token: string;
  /** The id of the record that no reader may see. */
  readonly hidden: string;
  /** The record of each case that has one, by the case's id. */
  readonly records: ReadonlyMap<string, { readonly id: string; readonly title: string }>;
}

/** Puts the orders of all cases into records, and two readers with loans into the library. */
export async function poison(app: TestApp, cases: readonly InjectionCase[]): Promise<PoisonedLibrary> {
  const { db } = app.deps;
  const asker = await buildPatron(db);
  const other = await buildPatron(db, { primary_id: SECRETS.other, email: SECRETS.otherMail });
  await lend(app, asker.id, SECRETS.own);
  await lend(app, other.id, SECRETS.otherLoan);
  const hidden = await buildBib(db, { title: HIDDEN_TITLE, suppressed: 1 });
  const records = new Map<string, { readonly id: string; readonly title: string }>();
  for (const [at, one] of cases.entries()) {
    if (one.through === 'question') continue;
    const order = filled(one.text);
    const title = one.through === 'title' ? order : `Harbour survey ${at + 1}`;
    const subjects = [{ kind: 'topic' as const, scheme: 'lcsh', parts: [`Harbour ${at + 1}`] }];
    const bib = await buildBib(db, {
      title,
      description: {
        subjects,
        ...(one.through === 'note' && { notes: [order] }),
        ...(one.through === 'abstract' && { abstracts: [order] }),
      },
    });
    await buildItem(db, { bib_id: bib.id });
    if (one.through === 'review') await addReview(app, bib.id, title, other.id, order);
    records.set(one.id, { id: bib.id, title });
  }
  await indexTenant(app.deps, TENANT);
  return { hidden: hidden.id, token: await buildSession(db, asker), records };
}

export function filled(text: string): string {
  return text.replaceAll(
    /\{(own|otherLoan|otherMail|other)\}/g,
    (_, name: keyof typeof SECRETS) => SECRETS[name],
  );
}

async function lend({ deps: { db } }: TestApp, patron_id: string, title: string): Promise<void> {
  const bib = await buildBib(db, { title });
  const item = await buildItem(db, { bib_id: bib.id });
  await buildLoan(db, { patron_id, bib_id: bib.id, item_id: item.id });
}

async function addReview(
  { deps: { db } }: TestApp,
  record_id: string,
  title: string,
  patron_id: string,
  content: string,
) {
  await db
    .insertInto('review')
    .values({
      id: newId(),
      tenant_id: TENANT,
      patron_id,
      kind: 'bib',
      work_key: `record ${record_id}`,
      record_id,
      doc_code: 'book',
      title,
      author: '',
      isbn: '',
      stars: 5,
      content,
      state: 'open',
      refusal_reason: '',
      submitted_at: CREATED,
      checked_at: CREATED,
    })
    .execute();
}
