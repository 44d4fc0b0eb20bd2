import type { Language } from '@lectern/contracts/kernel/languages';
import type { NoticeKind } from '@lectern/contracts/people/tenant/notice-settings';
import { isolated } from '@lectern/rules/isolated-text';
import { instantText } from '../../../platform/instant-text.ts';
import type { NoticeWords } from './notice-texts.ts';
import { NOTICE_CLOSING, NOTICE_LINK, NOTICE_STOP, NOTICE_WORDS } from './notice-words.ts';

export interface NoticeToCompose {
  readonly kind: NoticeKind;
  readonly facts: Readonly<Record<string, string>>;
  readonly language: Language;
  /** The library's name in that language. */
  readonly library: string;
  readonly timeZone: string;
  /** Where readers reach the server, as configured and never as a request says; empty if it is not configured. */
  readonly publicUrl: string;
  readonly mappingPath: string;
  /** The secret part of the link that stops such mails; empty for mails that cannot be stopped. */
  readonly stopToken?: string;
}

export interface ComposedNotice {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The text without link and closing, for notifications. */
  readonly body: string;
  /** The page that helps with what the notice tells; empty where there is none. */
  readonly link: string;
  /** Where such mails are stopped (RFC 8058); empty where they cannot be. */
  readonly stopLink: string;
  /** For a text message. */
  readonly shortText: string;
  /** As they are written in the texts. */
  readonly facts: Readonly<Record<string, string>>;
}

/** The page that helps with what a notice tells, where there is one; facts in it are in braces. */
const PAGES: Readonly<Partial<Record<NoticeKind, string>>> = {
  passwordChanged: 'resetPassword',
  contactChanged: 'personalCenter',
  contactRemoved: 'personalCenter',
  newDevice: 'personalCenter',
  invitation: 'invitation/{ticket}',
  cardShown: 'personalCenter/information',
  erasureRequested: 'personalCenter',
  requestAsked: 'personalCenter/requests',
  requestAccepted: 'personalCenter/requests',
  requestArrived: 'personalCenter/requests',
  requestExpiring: 'personalCenter/requests',
  requestSent: 'personalCenter/requests',
  requestHandedOver: 'personalCenter/requests',
  requestObjected: 'personalCenter/requests',
  requestObjectionRejected: 'personalCenter/requests',
  requestObjectionUpheld: 'personalCenter/requests',
  loanDueSoon: 'personalCenter/borrowing',
  loanOverdue: 'personalCenter/borrowing',
  loanRecalled: 'personalCenter/borrowing',
  loanRecallEnded: 'personalCenter/borrowing',
  textApproved: 'personalCenter/inbox',
  textRefused: 'personalCenter/inbox',
  feedbackAnswered: 'personalCenter/feedback',
  serviceAnswered: 'personalCenter/feedback',
  wechatStopped: 'personalCenter/inbox',
  messageDigest: 'personalCenter/inbox',
  subscriptionHits: 'personalCenter/subscriptions',
};

/** A header has one line; what a record says may have more. */
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;

/** The texts of a notice in one language. The HTML is made from the text. */
export function composeNotice(notice: NoticeToCompose): ComposedNotice {
  const { kind, language, library, publicUrl, mappingPath } = notice;
  const facts = writtenFacts(notice);
  const words = noticeTexts(kind, language, { ...facts, library });
  const page = fill(PAGES[kind] ?? '', facts);
  const link = page && publicUrl ? `${publicUrl}/${mappingPath}/#/${page}` : '';
  const stopLink =
    notice.stopToken && publicUrl ? `${publicUrl}/${mappingPath}/stop/${notice.stopToken}` : '';
  const paragraphs = [
    ...words.text,
    ...(link ? [`${NOTICE_LINK[language]} ${link}`] : []),
    ...(stopLink ? [`${NOTICE_STOP[language]} ${stopLink}`] : []),
    fill(NOTICE_CLOSING[language], { library }),
  ];
  return {
    subject: words.subject.replace(LINE_BREAKS, ' '),
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlOf(paragraphs, language, [link, stopLink].filter(Boolean)),
    body: words.text.join('\n'),
    link,
    stopLink,
    shortText: words.shortText,
    facts,
  };
}

/** The words of a notice with its facts, which are written in this language already. A paragraph that has nothing to say is left out. */
export function noticeTexts(
  kind: NoticeKind,
  language: Language,
  facts: Readonly<Record<string, string>>,
): NoticeWords {
  const { subject, text, shortText } = NOTICE_WORDS[kind][language];
  return {
    subject: fill(subject, facts),
    text: text.map((paragraph) => fill(paragraph, facts)).filter(Boolean),
    shortText: fill(shortText, facts),
  };
}

function writtenFacts({ facts, language, timeZone }: NoticeToCompose): Record<string, string> {
  if (!facts.time) return { ...facts };
  return { ...facts, time: instantText(facts.time, language, timeZone) };
}

function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => isolated(facts[name] ?? ''));
}

function htmlOf(paragraphs: readonly string[], language: Language, links: readonly string[]): string {
  const addresses = links.map(escapeHtml);
  const body = paragraphs
    .map((text) => `<p>${escapeHtml(text).replaceAll('&#10;', '<br>')}</p>`)
    .map((html) => addresses.reduce(linked, html))
    .join('\n');
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"></head>\n<body style="font:16px/1.6 sans-serif;color:#222;max-width:36em">\n${body}\n</body></html>\n`;
}

/** The paragraph with this address as a link, if it ends with it. */
function linked(html: string, address: string): string {
  return html.endsWith(`${address}</p>`)
    ? `${html.slice(0, -(address.length + 4))}<a href="${address}">${address}</a></p>`
    : html;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
