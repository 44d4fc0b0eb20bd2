const SPECIAL = /[&<>"'\t\n\r]/g;
const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 does not allow, with lone surrogates. */
const FORBIDDEN = /(?![\t\n\r\u007f-\u009f])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/**
 * The text escaped for an element or a quoted attribute of XML or HTML. Line ends and tabs become character references,
 * because XML readers would change them. Characters that XML does not allow become spaces.
 */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, ' ').replace(SPECIAL, (char) => NAMED[char] ?? `&#${char.charCodeAt(0)};`);
}
