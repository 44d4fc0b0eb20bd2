import { SaxesParser } from 'saxes';

/** An element of a message: its name without prefix, its text, and the elements in it. */
export interface NcipElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly NcipElement[];
}

/** No message of the standard is deeper. */
const MOST_DEPTH = 20;

interface OpenElement {
  readonly name: string;
  text: string;
  readonly children: OpenElement[];
}

/**
 * The element in `NCIPMessage`, such as `LookupItem`; undefined for what is no message. Systems write all versions, prefixes and namespaces, so
 * only the names are looked at. Document types are refused, so no entity but those of XML is ever expanded.
 */
export function readNcip(xml: string): NcipElement | undefined {
  const parser = new SaxesParser();
  const root: OpenElement = { name: '', text: '', children: [] };
  const open = [root];
  let isWrong = false;
  const fail = () => {
    isWrong = true;
  };
  parser.on('error', fail);
  parser.on('doctype', fail);
  parser.on('opentag', ({ name }) => {
    if (open.length > MOST_DEPTH) isWrong = true;
    if (isWrong) return;
    const element = { name: name.replace(/^.*:/, ''), text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    if (open.length > 1) open.pop();
  });
  parser.write(xml.replace(/^\uFEFF?\s*/, '')).close();
  const [message] = root.children;
  if (isWrong || message?.name !== 'NCIPMessage') return undefined;
  return message.children.find(({ name }) => name !== 'Ext');
}

/** The first element at a path of names; undefined if there is none. */
export function elementAt(element: NcipElement, ...path: readonly string[]): NcipElement | undefined {
  let at: NcipElement | undefined = element;
  for (const name of path) at = at?.children.find((child) => child.name === name);
  return at;
}

/** All elements with a name. */
export function elementsOf({ children }: NcipElement, name: string): readonly NcipElement[] {
  return children.filter((child) => child.name === name);
}

/** The text at a path of names, without blanks around it; empty if there is none. */
export function textAt(element: NcipElement, ...path: readonly string[]): string {
  return elementAt(element, ...path)?.text.trim() ?? '';
}

/** The texts of all elements with a name. */
export function textsOf(element: NcipElement, name: string): readonly string[] {
  return elementsOf(element, name).map(({ text }) => text.trim());
}
