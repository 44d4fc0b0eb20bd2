import { escapeXml } from './escape-xml.ts';

/** Escaped XML, as opposed to text that must still be escaped. */
export interface Markup {
  readonly markup: string;
}

type Content = string | Markup | undefined | readonly (string | Markup | undefined)[];
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element, for example `element('dc:title', {}, 'A & B')`. Texts are escaped, undefined attributes are left out. */
export function element(name: string, attributes: Attributes = {}, content?: Content): Markup {
  const inside = [content ?? []].flat().map(markupOf).join('');
  const opening = name + attributesOf(attributes);
  return { markup: inside === '' ? `<${opening}/>` : `<${opening}>${inside}</${name}>` };
}

function markupOf(part: string | Markup | undefined): string {
  if (part === undefined) return '';
  return typeof part === 'string' ? escapeXml(part) : part.markup;
}

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
}

/** A whole document in UTF-8 around its root element. */
export function xmlDocument(root: Markup): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
}
