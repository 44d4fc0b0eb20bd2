import { DONATION_LETTER_NOT_YET } from '@lectern/contracts/buying/donations/errors';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import * as z from 'zod';
import { fromJson, toJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext, RawAnswers } from '../../../platform/http/implement.ts';
import { issueProof, proofAddress } from '../../../platform/proofs/proofs.ts';
import { siteRoot } from '../../../platform/tenants/site-root.ts';
import { isAccepted } from './present-donations.ts';
import { titlesOf } from './store/donation-store.ts';
import type { DonationTable, DonationTitleTable } from './tables.ts';
import { THANKS_WORDS } from './thanks-words.ts';

const letterContent = z.object({
  number: z.string(),
  donorName: z.string(),
  copies: z.int(),
  acceptedOn: z.string(),
});

/** What strangers see of a letter of thanks. */
export type LetterContent = z.infer<typeof letterContent>;

/** The content of a proof of kind `donation`; undefined if it is none. */
export function readLetter(content: string): LetterContent | undefined {
  return content === '' ? undefined : letterContent.parse(fromJson(content));
}

/** Titles that stand on a letter; of more it says how many. */
const MOST_LISTED = 12;

/**
 * The letter of thanks for an accepted donation as a PDF, in the language of who takes it. What strangers see when they check it is sealed with
 * the code that is printed on it.
 */
export async function thanksLetter(
  deps: Pick<Deps, 'db' | 'clock'>,
  { tenant, language, origin }: Pick<CallContext, 'tenant' | 'language' | 'origin'>,
  donation: DonationTable,
): Promise<RawAnswers['download'] | Refusal<'DONATION_LETTER_NOT_YET'>> {
  if (!isAccepted(donation.state)) return refuse(DONATION_LETTER_NOT_YET);
  const now = deps.clock.now();
  const words = THANKS_WORDS[language];
  const titles = await titlesOf(deps.db, tenant.id, [donation.id]);
  const kept = titles.filter(({ accepted }) => accepted > 0);
  const copies = kept.reduce((sum, { accepted }) => sum + accepted, 0);
  const number = donation.number ?? '';
  const { donor_name: donorName, accepted_on: acceptedOn } = donation;
  const token = await issueProof(deps.db, {
    tenantId: tenant.id,
    kind: 'donation',
    content: toJson({ number, donorName, copies, acceptedOn } satisfies LetterContent),
    now,
  });
  const { drawPapers } = await import('../../../platform/pdf/draw-paper.ts');
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    fileName: `${words.fileName}-${number}.pdf`,
    contentType: 'application/pdf',
    body: await drawPapers([
      {
        language,
        size: 'A4',
        issuer: nameIn(tenant.settings.names, language, tenant.settings.public.defaultLanguage),
        title: words.title,
        facts: [
          [words.number, number],
          [words.giver, donorName || words.nameless],
          [words.acceptedOn, date.format(new Date(`${acceptedOn}T00:00:00Z`))],
        ],
        lines: linesOf(kept, words.more),
        total: { text: words.copies, sum: String(copies) },
        statement: words.statement,
        check: { address: proofAddress(siteRoot(origin, tenant), token), words: words.check },
        madeAt: now,
      },
    ]),
  };
}

function linesOf(kept: readonly DonationTitleTable[], more: string) {
  const listed = kept.slice(0, MOST_LISTED).map(({ title, author, accepted }) => ({
    text: author === '' ? title : `${title} / ${author}`,
    sum: String(accepted),
  }));
  const rest = kept.slice(MOST_LISTED);
  const others = rest.reduce((sum, { accepted }) => sum + accepted, 0);
  return rest.length === 0
    ? listed
    : [...listed, { text: more.replace('{count}', String(rest.length)), sum: String(others) }];
}
