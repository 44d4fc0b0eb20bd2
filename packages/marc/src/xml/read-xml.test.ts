import { SaxesParser } from 'saxes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readXml, XmlFault, type XmlLimits } from './read-xml.ts';

const LIMITS: XmlLimits = { maxLength: 1_000_000, maxDepth: 20 };
const LONG = 20_000;

const filled = (unit: string) => unit.repeat(LONG / unit.length);

/** The events of a document in short, or the message of its fault. */
function eventsOf(text: string, limits: Partial<XmlLimits> = {}): string {
  const events: string[] = [];
  try {
    readXml(
      text,
      { ...LIMITS, ...limits },
      {
        open: ({ name, local, uri, attributes }) =>
          events.push(`<${name}|${local}|${uri}|${JSON.stringify(attributes)}>`),
        text: (part) => events.push(part),
        close: () => events.push('</>'),
      },
    );
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    return `fault: ${error.message.replace(/^\d+:\d+: /, '')}`;
  }
  return events.join('');
}

afterEach(() => vi.restoreAllMocks());

describe('a document of XML', () => {
  it('is told in order, with its texts and sections', () => {
    expect(eventsOf('<a b="1"><x:c/>d&amp;<![CDATA[<e>]]></a>')).toBe(
      '<a|a||{"b":"1"}><x:c|c||{}></>d&<e></>',
    );
  });

  it('names namespaces if they are looked for', () => {
    const hasNamespaces = true;
    expect(eventsOf('<x:a xmlns:x="u" x:b="1"/>', { hasNamespaces })).toBe(
      '<x:a|a|u|{"xmlns:x":"u","x:b":"1"}></>',
    );
    expect(eventsOf('<x:a/>', { hasNamespaces })).toMatch(/^fault: unbound/);
  });

  it('is refused beyond its limits', () => {
    expect(eventsOf('<a/>', { maxLength: 3 })).toBe('fault: more than 3 characters');
    expect(eventsOf('<a><b/></a>', { maxDepth: 1 })).toBe('fault: elements nested more than 1 deep');
    expect(eventsOf('<a><b/><b/></a>', { maxElements: 2 })).toBe('fault: more than 2 elements');
    expect(eventsOf('<a><b/><b/></a>', { maxElements: 3, maxDepth: 2 })).not.toMatch(/fault/);
  });

  it('has no document type unless it may, and its entities are none', () => {
    const doctype = '<!DOCTYPE a [<!ENTITY e "x">]>';
    expect(eventsOf(`${doctype}<a/>`)).toBe('fault: a document type is not allowed');
    expect(eventsOf(`${doctype}<a/>`, { mayHaveDoctype: true })).toBe('<a|a||{}></>');
    expect(eventsOf(`${doctype}<a>&e;</a>`, { mayHaveDoctype: true })).toBe('fault: undefined entity.');
  });

  it.each([
    ['dashes in a comment', `<a><!--${filled('-')}--></a>`],
    ['dashes in a comment of a document type', `<!DOCTYPE a [<!--${filled('-')}--></a>`],
    ['a declaration of no kind', `<a><!${filled('x')}`],
    ['control characters', `<a>${filled('\u0001')}</a>`],
    ['entities that nobody declared', `<a>${filled('&e;')}</a>`],
    ['ends of elements that are not open', `<a>${filled('</b>')}`],
    ['elements in one another', filled('<a>')],
    ['elements in one another without a namespace', filled('<x:a>')],
    ['one attribute again and again', `<a ${filled('b="" ')}/>`],
    ['processing instructions without a name', `<a>${filled('<? ?>')}</a>`],
    ['angle brackets', `<a>${filled('<')}</a>`],
    ['ampersands', `<a>${filled('&')};</a>`],
  ])('is read to its first fault and no further: %s', (_, text) => {
    const faults = vi.spyOn(SaxesParser.prototype, 'fail');
    const starts = vi.fn();
    for (const hasNamespaces of [false, true]) {
      const limits = { ...LIMITS, hasNamespaces, mayHaveDoctype: true };
      expect(() => readXml(text, limits, { open: starts })).toThrow(XmlFault);
    }
    expect(faults.mock.calls.length).toBeLessThanOrEqual(2);
    expect(starts.mock.calls.length).toBeLessThanOrEqual(2 * LIMITS.maxDepth);
  });
});
