import { nameIn } from '@lectern/contracts/kernel/languages';
import * as z from 'zod';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext, RawAnswers } from '../../../../platform/http/implement.ts';
import { instantText } from '../../../../platform/instant-text.ts';
import type { Paper } from '../../../../platform/pdf/paper.ts';
import { issueProof, proofAddress } from '../../../../platform/proofs/proofs.ts';
import { siteRoot } from '../../../../platform/tenants/site-root.ts';
import type { TicketPayloads } from '../../../../platform/tickets/tickets.ts';
import { CERTIFICATE_WORDS } from './certificate-words.ts';

const certificateContent = z.object({ name: z.string(), readerNumber: z.string(), leftAt: z.string() });

/** What strangers see of a certificate. */
export type CertificateContent = z.infer<typeof certificateContent>;

const FIELDS = ['name', 'readerNumber', 'account', 'department', 'major', 'className', 'year'] as const;

type Left = TicketPayloads['leaving-certificate'];
type Asked = Pick<CallContext, 'tenant' | 'language' | 'origin'>;

/** A certificate of leaving as a PDF. */
export function certificateFile(deps: Deps, asked: Asked, left: Left): Promise<RawAnswers['download']> {
  return certificatesFile(deps, asked, [left]);
}

/** Certificates of leaving as one PDF, each on a page of its own with its own code. What staff print is audited. */
export async function certificatesFile(
  deps: Deps,
  asked: Asked & { readonly staff?: { readonly id: string } },
  [first, ...others]: readonly [Left, ...Left[]],
): Promise<RawAnswers['download']> {
  const now = deps.clock.now();
  const papers = await inTransaction(deps.db, async (tx) => {
    const drawn: [Paper, ...Paper[]] = [await certificatePaper(tx, { ...asked, now }, first)];
    for (const left of others) drawn.push(await certificatePaper(tx, { ...asked, now }, left));
    if (asked.staff)
      await addAuditEntry(tx, asked.tenant.id, {
        staffId: asked.staff.id,
        action: 'readers.certify',
        subject: String(drawn.length),
        at: now.toISOString(),
      });
    return drawn;
  });
  const { drawPapers } = await import('../../../../platform/pdf/draw-paper.ts');
  const many = others.length > 0;
  return {
    fileName: many ? 'certificates-of-leaving.pdf' : 'certificate-of-leaving.pdf',
    contentType: 'application/pdf',
    body: await drawPapers(papers),
  };
}

/**
 * What strangers see when they check it is sealed with the code that is printed on it, so that the library keeps nothing about the reader
 * that it can read.
 */
async function certificatePaper(
  tx: Tx,
  { tenant, language, origin, now }: Asked & { readonly now: Date },
  { leftAt, application }: Left,
): Promise<Paper> {
  const words = CERTIFICATE_WORDS[language];
  const { name, readerNumber } = application;
  const token = await issueProof(tx, {
    tenantId: tenant.id,
    kind: 'leaving',
    content: toJson({ name, readerNumber, leftAt } satisfies CertificateContent),
    now,
  });
  return {
    language,
    size: 'A4',
    issuer: nameIn(tenant.settings.names, language, tenant.settings.public.defaultLanguage),
    title: words.title,
    facts: [
      ...FIELDS.map((field) => [words[field], application[field]] as const),
      [words.leftAt, instantText(leftAt, language, tenant.settings.policy.timeZone)],
    ],
    statement: words.statement,
    note: words.note,
    check: { address: proofAddress(siteRoot(origin, tenant), token), words: words.check },
    madeAt: now,
  };
}

/** The content of a proof of kind `leaving`; undefined if it is none. */
export function readCertificate(content: string): CertificateContent | undefined {
  return content === '' ? undefined : certificateContent.parse(fromJson(content));
}
