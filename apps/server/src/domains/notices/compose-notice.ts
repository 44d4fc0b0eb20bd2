import type { Language } from '@lectern/contracts/kernel/languages';
import type { NoticeKind } from '@lectern/contracts/tenant/notice-settings';
import { NOTICE_CLOSING, NOTICE_LINK, NOTICE_WORDS } from './notice-words.ts';

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
}

export interface ComposedNotice {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** For a text message. */
  readonly shortText: string;
  /** As they are written in the texts. */
  readonly facts: Readonly<Record<string, string>>;
}

/** The page that helps with what a notice tells, where there is one. */
const PAGES: Readonly<Partial<Record<NoticeKind, string>>> = {
  passwordChanged: 'resetPassword',
  contactChanged: 'personalCenter',
  contactRemoved: 'personalCenter',
  newDevice: 'personalCenter',
  erasureRequested: 'personalCenter',
};

/** The texts of a notice in one language. The HTML is made from the text. */
export function composeNotice(notice: NoticeToCompose): ComposedNotice {
  const { kind, language, library, publicUrl, mappingPath } = notice;
  const words = NOTICE_WORDS[kind][language];
  const facts = writtenFacts(notice);
  const page = PAGES[kind];
  const link = page && publicUrl ? `${publicUrl}/${mappingPath}/#/${page}` : '';
  const paragraphs = [
    ...words.text.map((text) => fill(text, { ...facts, library })),
    ...(link ? [`${NOTICE_LINK[language]} ${link}`] : []),
    fill(NOTICE_CLOSING[language], { library }),
  ];
  return {
    subject: fill(words.subject, { ...facts, library }),
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlOf(paragraphs, language, link),
    shortText: fill(words.shortText, { ...facts, library }),
    facts,
  };
}

function writtenFacts({ facts, language, timeZone }: NoticeToCompose): Record<string, string> {
  if (!facts.time) return { ...facts };
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return { ...facts, time: format.format(new Date(facts.time)) };
}

function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => facts[name] ?? '');
}

function htmlOf(paragraphs: readonly string[], language: Language, link: string): string {
  const address = escapeHtml(link);
  const body = paragraphs
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .map((html) => (link ? html.replace(address, () => `<a href="${address}">${address}</a>`) : html))
    .join('\n');
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"></head>\n<body style="font:16px/1.6 sans-serif;color:#222;max-width:36em">\n${body}\n</body></html>\n`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
