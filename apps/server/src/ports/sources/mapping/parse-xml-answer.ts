import { readXml, XmlFault } from '@lectern/marc/xml/read-xml';
import { SourceFaultError } from '../source-fault-error.ts';

const LIMITS = { maxLength: 2 * 1024 * 1024, maxDepth: 60, maxElements: 50_000 };

interface Element {
  readonly name: string;
  readonly fields: Map<string, unknown>;
  text: string;
}

/**
 * The XML of an answer as mappings see it. An element without attributes and elements is its text. Any other one is an object: its
 * attributes as `@name`, its elements by name without prefix (a list where there are several of a name), and its text as `#text`. Document
 * types, and with them entities of one's own, are refused. @throws SourceFaultError (HTML, TOO_DEEP, SYNTAX)
 */
export function parseXmlAnswer(text: string): unknown {
  const root: Element = { name: '', fields: new Map(), text: '' };
  const path: Element[] = [root];
  const top = () => path.at(-1) ?? root;
  try {
    readXml(text, LIMITS, {
      open({ local, attributes }) {
        const fields = new Map<string, unknown>();
        for (const [name, value] of Object.entries(attributes))
          if (!name.startsWith('xmlns')) fields.set(`@${name}`, value);
        path.push({ name: local, fields, text: '' });
      },
      text(part) {
        top().text += part;
      },
      close() {
        const ended = path.pop() ?? root;
        addTo(top(), ended.name, valueOfElement(ended));
      },
    });
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    if (/^\s*<(?:!doctype\s+html|html)/i.test(text.slice(0, 500)))
      throw new SourceFaultError('HTML', 'a page where XML was expected');
    throw new SourceFaultError(
      /deep/.test(error.message) ? 'TOO_DEEP' : 'SYNTAX',
      error.message.slice(0, 200),
    );
  }
  return Object.fromEntries(root.fields);
}

function valueOfElement({ fields, text }: Element): unknown {
  const words = text.trim();
  if (fields.size === 0) return words;
  return Object.fromEntries(words === '' ? fields : [...fields, ['#text', words]]);
}

function addTo({ fields }: Element, name: string, value: unknown): void {
  const before = fields.get(name);
  if (before === undefined) fields.set(name, value);
  else if (Array.isArray(before)) before.push(value);
  else fields.set(name, [before, value]);
}
