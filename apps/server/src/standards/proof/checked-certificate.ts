import type { Language } from '@lectern/contracts/kernel/languages';
import { readCertificate } from '../../domains/counter/leaving/certificate/certificate-paper.ts';
import { instantText } from '../../platform/instant-text.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import type { CheckedPaper } from './checked-paper.ts';
import { PROOF_WORDS } from './proof-words.ts';

/** What the page says of a certificate of leaving: what stands on the paper, which whoever asks has in hand. */
export function checkedCertificate(
  { settings }: Tenant,
  { content, language }: { readonly content: string; readonly language: Language },
): CheckedPaper | undefined {
  const certificate = readCertificate(content);
  if (!certificate) return undefined;
  const words = PROOF_WORDS[language];
  return {
    title: words.leavingTitle,
    text: words.leavingText,
    outcome: 'valid',
    facts: [
      [words.name, certificate.name],
      [words.readerNumber, certificate.readerNumber],
      [words.leftAt, instantText(certificate.leftAt, language, settings.policy.timeZone)],
    ],
  };
}
