import { REVIEW_STATES, type ReviewState } from '@lectern/contracts/talk/reviews/review';
import type { Bib } from '@lectern/marc/bib';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { authorLine, mainIsbn } from '../../../collection/catalogue/records/bib-words.ts';
import { reportSubject } from '../../moderation/report-subject.ts';
import { submitForReview } from '../../moderation/submit-for-review.ts';
import { nameKey } from '../name-key.ts';
import type { ReviewTable } from '../tables.ts';
import { workKey } from '../work-key.ts';
import { DEMO_PUBLIC_NAMES, DEMO_REPORTS, DEMO_REVIEWS } from './demo-reviews.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Reviews of books of the library's own catalogue; some wait for the review desk, and one was reported. */
export const reviewsSeed: DemoSeed = {
  tables: ['review', 'public_name', 'reader_text', 'text_report'],
  async load({ db, clock }, { demo, tenantId }) {
    const now = clock.now().getTime();
    const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();
    const accounts = await accountIds(db, tenantId);
    const told = readReviews(DEMO_REVIEWS[demo]);
    const works = await worksByTitle(
      db,
      tenantId,
      told.map(({ title }) => title),
    );
    const reviews = told.flatMap(({ title, account, days, stars, state, reason, text }): ReviewTable[] => {
      const patron_id = accounts.get(account);
      const work = works.get(title);
      if (!patron_id || !work) return [];
      return [
        {
          id: newId(),
          tenant_id: tenantId,
          patron_id,
          ...work,
          stars,
          content: text,
          state,
          refusal_reason: reason,
          submitted_at: daysAgo(days),
          checked_at: state === 'pending' ? null : new Date(now - days * DAY_MS + 3 * HOUR_MS).toISOString(),
        },
      ];
    });
    const names = Object.entries(DEMO_PUBLIC_NAMES[demo]).flatMap(([account, name]) => {
      const patron_id = accounts.get(account);
      return patron_id
        ? [{ tenant_id: tenantId, patron_id, name, name_key: nameKey(name), chosen_at: daysAgo(100) }]
        : [];
    });
    await inTransaction(db, async (tx) => {
      await insertRows(tx, 'review', reviews);
      await insertRows(tx, 'public_name', names);
      for (const { id, patron_id, submitted_at } of reviews.filter(({ state }) => state === 'pending')) {
        const text = { kind: 'review', subjectId: id, authorId: patron_id, at: submitted_at } as const;
        await submitForReview(tx, tenantId, text);
      }
      const [title = '', author = '', reporter = '', reason = ''] = partsOf(DEMO_REPORTS[demo]);
      const reporterId = accounts.get(reporter);
      const reported = reviews.find(
        (review) => review.title === title && review.patron_id === accounts.get(author),
      );
      if (reported && reporterId)
        await reportSubject(tx, tenantId, {
          kind: 'review',
          subjectId: reported.id,
          reporterId,
          reason,
          at: daysAgo(1),
        });
    });
  },
};

interface ToldReview {
  readonly title: string;
  readonly account: string;
  readonly days: number;
  readonly stars: number;
  readonly state: ReviewState;
  readonly reason: string;
  readonly text: string;
}

function readReviews(table: string): ToldReview[] {
  return table
    .trim()
    .split(/^\+ /m)
    .filter(Boolean)
    .flatMap((block) => {
      const [title = '', ...lines] = block.trim().split('\n');
      return lines.map((line) => {
        const [account = '', days, stars, how = '', text = ''] = partsOf(line);
        const [state, reason = ''] = how.split(':');
        return {
          title,
          account,
          days: Number(days),
          stars: Number(stars),
          state: REVIEW_STATES.find((one) => one === state) ?? 'pending',
          reason,
          text,
        };
      });
    });
}

function partsOf(line: string): string[] {
  return line.split('|').map((part) => part.trim());
}

type Work = Pick<ReviewTable, 'kind' | 'work_key' | 'record_id' | 'doc_code' | 'title' | 'author' | 'isbn'>;

async function worksByTitle(
  db: Db,
  tenantId: string,
  titles: readonly string[],
): Promise<ReadonlyMap<string, Work>> {
  const rows = await db
    .selectFrom('bib')
    .select(['id', 'source', 'control_number', 'title', 'bib'])
    .where('tenant_id', '=', tenantId)
    .where('title', 'in', [...new Set(titles)])
    .orderBy('control_number', 'desc')
    .execute();
  return new Map(
    rows.map((row) => {
      const bib = fromJson<Bib>(row.bib);
      const work = {
        kind: 'bib' as const,
        work_key: workKey({ source: row.source, controlNumber: row.control_number }),
        record_id: row.id,
        doc_code: bib.docType,
        title: bib.title,
        author: authorLine(bib),
        isbn: mainIsbn(bib),
      };
      return [row.title, work] as const;
    }),
  );
}

async function accountIds(db: Db, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'primary_id'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return new Map(rows.map(({ id, primary_id }) => [primary_id, id]));
}
