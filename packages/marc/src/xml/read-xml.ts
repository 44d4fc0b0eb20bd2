import { SaxesParser, type SaxesTag } from 'saxes';

/** Why a text was not read: it is no well-formed XML, or it is beyond a limit. */
export class XmlFault extends Error {
  override readonly name = 'XmlFault';
}

/** A start tag. */
export interface XmlTag {
  /** As it is written, with its prefix. */
  readonly name: string;
  readonly local: string;
  /** The namespace; empty if there is none, or if namespaces are not resolved. */
  readonly uri: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a reader of a document gets, in the order of the document. */
export interface XmlEvents {
  open?(tag: XmlTag): void;
  /** A part of a text or CDATA section; a text can come in several parts. */
  text?(part: string): void;
  close?(): void;
}

export interface XmlLimits {
  /** UTF-16 units of the document. */
  readonly maxLength: number;
  /** Elements in one another. */
  readonly maxDepth: number;
  /** No limit if absent: the length is one too. */
  readonly maxElements?: number;
  /** A document type is skipped. Without this it is refused. */
  readonly mayHaveDoctype?: boolean;
  /** Prefixes are resolved, and one that is not declared is a fault. */
  readonly hasNamespaces?: boolean;
}

/**
 * Reads a whole document within limits. Reading ends at the first fault: the parser would go on after each, and making the error of a fault
 * takes it longer than reading a hundred characters. The depth is limited because a prefix is looked for in all elements around it. Only
 * the five entities of XML are expanded, and nothing is loaded.
 *
 * @throws XmlFault
 */
export function readXml(text: string, limits: XmlLimits, events: XmlEvents): void {
  limitedParser(text, limits, events).write(text).close();
}

/** UTF-16 units that are read in about a millisecond. */
const PORTION = 64 * 1024;

/**
 * As `readXml`, for documents of many megabytes: `nextTurn` is awaited after each portion.
 *
 * @throws XmlFault
 */
export async function readXmlInPortions(
  text: string,
  limits: XmlLimits,
  events: XmlEvents,
  nextTurn: () => Promise<unknown>,
): Promise<void> {
  const parser = limitedParser(text, limits, events);
  for (let at = 0; at < text.length; at += PORTION) {
    parser.write(text.slice(at, at + PORTION));
    await nextTurn();
  }
  parser.close();
}

function limitedParser(text: string, limits: XmlLimits, events: XmlEvents): SaxesParser {
  if (text.length > limits.maxLength) throw new XmlFault(`more than ${limits.maxLength} characters`);
  const parser = new SaxesParser({ xmlns: limits.hasNamespaces === true });
  const { maxDepth, maxElements = Number.POSITIVE_INFINITY } = limits;
  let depth = 0;
  let elements = 0;
  parser.on('error', ({ message }) => {
    throw new XmlFault(message);
  });
  parser.on('opentagstart', () => {
    depth += 1;
    elements += 1;
    if (depth > maxDepth) throw new XmlFault(`elements nested more than ${maxDepth} deep`);
    if (elements > maxElements) throw new XmlFault(`more than ${maxElements} elements`);
  });
  parser.on('opentag', (tag) => events.open?.(tagOf(tag)));
  parser.on('closetag', () => {
    depth -= 1;
    events.close?.();
  });
  const addText = (part: string) => events.text?.(part);
  parser.on('text', addText);
  parser.on('cdata', addText);
  if (!limits.mayHaveDoctype)
    parser.on('doctype', () => {
      throw new XmlFault('a document type is not allowed');
    });
  return parser;
}

function tagOf({ name, uri = '', attributes }: SaxesTag): XmlTag {
  const values = Object.entries(attributes).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : value.value,
  ]);
  return { name, local: localName(name), uri, attributes: Object.fromEntries(values) };
}

/** A name without its prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
