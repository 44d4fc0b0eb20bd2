import { describe, expect, it } from 'vitest';
import { type MarkupNode, safeAddress, safeMarkup } from './safe-html.ts';

const text = (content: string): MarkupNode => ({
  nodeType: 3,
  nodeName: '#text',
  textContent: content,
  childNodes: [],
});

function element(name: string, attributes: Record<string, string>, ...children: MarkupNode[]): MarkupNode {
  return {
    nodeType: 1,
    nodeName: name.toUpperCase(),
    textContent: '',
    childNodes: children,
    getAttribute: (key) => attributes[key] ?? null,
  };
}

describe("a tenant's own html", () => {
  it('keeps words, simple marks and links', () => {
    const nodes = [
      element('p', {}, text('Open '), element('a', { href: 'https://example.org/a?b=1' }, text('daily'))),
    ];
    expect(safeMarkup(nodes)).toEqual([
      { tag: 'p', children: ['Open ', { tag: 'a', href: 'https://example.org/a?b=1', children: ['daily'] }] },
    ]);
  });

  it.each(['script', 'style', 'iframe', 'object', 'svg', 'template'])('leaves nothing of a %s', (name) => {
    expect(safeMarkup([element(name, {}, text('alert(1)'))])).toEqual([]);
  });

  it('leaves the words of a tag it does not know', () => {
    expect(safeMarkup([element('marquee', { onstart: 'x()' }, text('hello'))])).toEqual(['hello']);
  });

  it('carries no attribute but the address of a link', () => {
    const [node] = safeMarkup([element('span', { onclick: 'x()', style: 'position:fixed' }, text('a'))]);
    expect(node).toEqual({ tag: 'span', children: ['a'] });
  });

  it('drops comments and what is nested beyond reason', () => {
    expect(safeMarkup([{ ...text('x'), nodeType: 8 }])).toEqual([]);
    let deep = text('end');
    for (let level = 0; level < 50; level++) deep = element('div', {}, deep);
    expect(JSON.stringify(safeMarkup([deep]))).not.toContain('end');
  });
});

describe('addresses of links', () => {
  it.each([
    'https://example.org/',
    'http://example.org',
    'mailto:a@example.org',
    'tel:+331',
    '/demo/#/home',
    '#/home',
  ])('keeps %s', (address) => expect(safeAddress(address)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' data:text/html,x',
    'vbscript:x',
    '//example.org',
    '/\\example.org',
    '',
  ])('refuses %j', (address) => expect(safeAddress(address)).toBeUndefined());
});
