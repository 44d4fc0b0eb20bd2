import { nameIn } from '@lectern/contracts/kernel/languages';
import * as z from 'zod';
import { fromJson, toJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext, RawAnswers } from '../../../platform/http/implement.ts';
import { instantText } from '../../../platform/instant-text.ts';
import type { Paper } from '../../../platform/pdf/paper.ts';
import { issueProof, proofAddress } from '../../../platform/proofs/proofs.ts';
import { siteRoot } from '../../../platform/tenants/site-root.ts';
import type { TicketPayloads } from '../../../platform/tickets/tickets.ts';
import { CERTIFICATE_WORDS } from './certificate-words.ts';

const certificateContent = z.object({ name: z.string(), readerNumber: z.string(), leftAt: z.string() });

/** What strangers see of a certificate. */
export type CertificateContent = z.infer<typeof certificateContent>;

const FIELDS = ['name', 'readerNumber', 'account', 'department', 'major', 'className', 'year'] as const;

/**
 * A certificate of leaving as a PDF. What strangers see when they check it is sealed with the code that is printed on it, so that the
 * library keeps nothing about the reader that it can read.
 */
export async function certificateFile(
  deps: Deps,
  { tenant, language, origin }: Pick<CallContext, 'tenant' | 'language' | 'origin'>,
  { leftAt, application }: TicketPayloads['leaving-certificate'],
): Promise<RawAnswers['download']> {
  const now = deps.clock.now();
  const words = CERTIFICATE_WORDS[language];
  const { name, readerNumber } = application;
  const token = await issueProof(deps.db, {
    tenantId: tenant.id,
    kind: 'leaving',
    content: toJson({ name, readerNumber, leftAt } satisfies CertificateContent),
    now,
  });
  const paper: Paper = {
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
  const { drawPaper } = await import('../../../platform/pdf/draw-paper.ts');
  return {
    fileName: 'certificate-of-leaving.pdf',
    contentType: 'application/pdf',
    body: await drawPaper(paper),
  };
}

/** The content of a proof of kind `leaving`; undefined if it is none. */
export function readCertificate(content: string): CertificateContent | undefined {
  return content === '' ? undefined : certificateContent.parse(fromJson(content));
}
