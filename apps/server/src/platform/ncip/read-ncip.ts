import { readXml, XmlFault } from '@lectern/marc/xml/read-xml';

/** An element of a message: its name without prefix, its text, and the elements in it. */
export interface NcipElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly NcipElement[];
}

/** No message of the standard is deeper. */
const MOST_DEPTH = 20;

/** UTF-16 units. Requests are shorter by their own limit (`MOST_NCIP_BYTES`), and so are answers. */
const MOST_LENGTH = 1024 * 1024;

interface OpenElement {
  readonly name: string;
  text: string;
  readonly children: OpenElement[];
}

/**
 * The element in `NCIPMessage`, such as `LookupItem`; undefined for what is no message. Systems write all versions, prefixes and
 * namespaces, so only the names are looked at.
 */
export function readNcip(xml: string): NcipElement | undefined {
  const root: OpenElement = { name: '', text: '', children: [] };
  const open = [root];
  try {
    readXml(
      xml.replace(/^\uFEFF?\s*/, ''),
      { maxLength: MOST_LENGTH, maxDepth: MOST_DEPTH },
      {
        open({ local }) {
          const element = { name: local, text: '', children: [] };
          open.at(-1)?.children.push(element);
          open.push(element);
        },
        text(part) {
          const element = open.at(-1);
          if (element) element.text += part;
        },
        close: () => open.pop(),
      },
    );
  } catch (error) {
    if (error instanceof XmlFault) return undefined;
    throw error;
  }
  const [message] = root.children;
  if (message?.name !== 'NCIPMessage') return undefined;
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
