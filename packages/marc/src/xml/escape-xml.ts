const SPECIAL = /[&<>"'\t\n\r]/g;
const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What XML 1.0 cannot hold, lone surrogates included. */
const FORBIDDEN = /(?![\t\n\r\u007f-\u009f])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/**
 * Text for an element or a quoted attribute of XML (and of HTML). Line ends and tabs are written as references, since
 * XML readers change them otherwise; characters that XML does not allow become spaces.
 */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, ' ').replace(SPECIAL, (char) => NAMED[char] ?? `&#${char.charCodeAt(0)};`);
}
