import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { findProof, type Proof } from '../../platform/proofs/proofs.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { FRAME_WORDS } from '../page/frame-words.ts';
import { html } from '../page/html.ts';
import { readersLanguage } from '../page/page-language.ts';
import { sendPage } from '../page/send-page.ts';
import type { Site, SiteRequest } from '../site.ts';
import { checkedCertificate } from './checked-certificate.ts';
import { checkedLetter } from './checked-letter.ts';
import type { CheckedPaper } from './checked-paper.ts';
import { checkedReceipt } from './checked-receipt.ts';
import { PROOF_WORDS } from './proof-words.ts';

const NO_INDEX = html`<meta name="robots" content="noindex">`;

/** Answers the page on which a stranger checks a paper by the token in its QR code: `/alpha/proof/{token}`. */
export function serveProof(deps: Deps) {
  return async ({ site, query, params, request, reply }: SiteRequest) => {
    const acceptLanguage = request.headers['accept-language'];
    const language = readersLanguage(site.tenant.settings.public, query, acceptLanguage);
    const proof = await findProof(deps.db, site.tenant.id, params.token ?? '');
    const paper = proof && (await checked(deps, site.tenant, proof, language));
    if (isRefusal(paper)) return paper;
    return paper ? sendPaper(reply, site, language, paper) : sendUnknown(reply, site, language);
  };
}

function checked(deps: Deps, tenant: Tenant, { kind, subject, content }: Proof, language: Language) {
  switch (kind) {
    case 'leaving':
      return checkedCertificate(tenant, { content, language });
    case 'donation':
      return checkedLetter({ content, language });
    case 'receipt':
      return checkedReceipt(deps, tenant, { number: subject, language });
  }
}

function sendPaper(reply: FastifyReply, site: Site, language: Language, paper: CheckedPaper): FastifyReply {
  const words = PROOF_WORDS[language];
  const { names, public: shown } = site.tenant.settings;
  const facts = [...paper.facts, [words.issuer, nameIn(names, language, shown.defaultLanguage)] as const];
  const body = html`<div class="message"><p class="pill ${paper.outcome === 'valid' ? 'ok' : 'warn'}">${words[paper.outcome]}</p>
<h1>${paper.title}</h1><p>${paper.text}</p>
<dl class="facts">${facts.map(([label, value]) => value && html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></div>`;
  return sendPage(reply, site, { status: 200, language, title: paper.title, head: [NO_INDEX], body });
}

function sendUnknown(reply: FastifyReply, site: Site, language: Language): FastifyReply {
  const { unknown, unknownTitle: title, unknownText } = PROOF_WORDS[language];
  const body = html`<div class="message"><p class="pill warn">${unknown}</p>
<h1>${title}</h1><p>${unknownText}</p><a class="button" href="${site.root}/">${FRAME_WORDS[language].toPortal}</a></div>`;
  return sendPage(reply, site, { status: 404, language, title, head: [NO_INDEX], body });
}
