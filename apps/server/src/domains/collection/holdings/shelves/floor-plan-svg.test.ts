import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { FloorPlanError, readFloorPlan, writeFloorPlan } from './floor-plan-svg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 100 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const clean = (text: string, lit?: string) => writeFloorPlan(readFloorPlan(text), lit);

describe('a floor plan', () => {
  it('keeps shapes, texts and ids, and styles as attributes', () => {
    expect(
      clean(
        svg(
          '<title>Plan</title><g id="S1" transform="translate(1,2)"><rect x="1" y="2" width="3mm" height="4" style="fill:#fff;stroke:black;stroke-width:.5px"/></g><path d="M0 0L10 10z"/><text x="1 2" y="3">A &amp; B<tspan dy="1em">C</tspan></text>',
        ),
      ),
    ).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><title>Plan</title><g id="S1" transform="translate(1,2)"><rect x="1" y="2" width="3mm" height="4" fill="#fff" stroke="black" stroke-width=".5px"/></g><path d="M0 0L10 10z"/><text x="1 2" y="3">A &amp; B<tspan dy="1em">C</tspan></text></svg>',
    );
  });

  it('takes its size as its view box', () => {
    expect(clean(svg('<g/>', 'width="20mm" height="10mm"'))).toContain('viewBox="0 0 20 10"');
  });

  it('lights up one shape with all in it', () => {
    const lit = clean(
      svg('<g id="A"><rect id="A1" fill="red" width="1" height="1"/></g><rect id="B"/>'),
      'A',
    );
    expect(lit).toContain('<rect id="A1" fill="#ffb000"');
    expect(lit).toContain('<rect id="B"/>');
    const marked = clean(svg('<g id="A"><text stroke="red">A</text></g>'), 'A');
    expect(marked).toContain('<text stroke="none" fill="#000000">A</text>');
    expect(clean(svg('<rect id="B"/>'), 'nowhere')).not.toContain('#ffb000');
  });

  const HOSTILE = [
    '<script>alert(1)</script>',
    '<script href="https://evil.example/x.js"/>',
    '<rect onload="alert(1)" onclick="alert(1)" width="1" height="1"/>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    '<a xlink:href="javascript:alert(1)" xmlns:xlink="http://www.w3.org/1999/xlink"><rect/></a>',
    '<image href="https://evil.example/pixel.gif" width="1" height="1"/>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<use xlink:href="#a" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>',
    '<style>@import url(https://evil.example/x.css);rect{fill:url(#x)}</style>',
    '<rect style="fill:url(https://evil.example/x#y);background:url(//evil.example)"/>',
    '<rect fill="url(https://evil.example/x.svg#p)" filter="url(#f)" mask="url(#m)" clip-path="url(#c)"/>',
    '<rect style="fill:expression(alert(1));-moz-binding:url(//evil.example)"/>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<set attributeName="onmouseover" to="alert(1)"/>',
    '<text font-family="x;} @import url(//evil.example)">x</text>',
    '<svg onload="alert(1)"><rect/></svg>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    '<handler xmlns="http://www.w3.org/2001/xml-events">alert(1)</handler>',
    '<filter id="f"><feImage href="https://evil.example"/></filter>',
    '<path d="M0 0 url(javascript:alert(1))"/>',
    '<rect id="a&quot; onload=&quot;alert(1)" transform="translate(1) url(//evil.example)"/>',
    '<text><![CDATA[</text><script>alert(1)</script>]]></text>',
    '<?xml-stylesheet href="https://evil.example/x.css"?><!-- <script>alert(1)</script> --><rect/>',
  ];

  it.each(HOSTILE)('keeps nothing that runs or loads of %s', (inside) => {
    const written = clean(svg(inside));
    // The text of a CDATA section stays a text.
    const markup = written.replace(/&[a-z#\d]+;/g, '');
    expect(markup).not.toMatch(
      /<(?:script|style|image|use|a|foreignObject|animate|set|filter|handler|svg:)\b/i,
    );
    expect(markup).not.toMatch(/\s(?:on\w+|(?:xlink:)?href|style|filter|mask|clip-path|src)=/i);
    expect(markup).not.toMatch(/url\(|javascript:|<\?|<!|@import/i);
    expect(clean(written)).toBe(written);
  });

  it.each([
    ['', 'root element'],
    ['<html><script/></html>', 'not an SVG'],
    ['not xml', 'root node'],
    [svg('<rect'), 'tag name'],
    [svg('<g/>', ''), 'viewBox'],
    [svg('<g>'.repeat(100) + '</g>'.repeat(100)), 'nested'],
    [svg('<g/>'.repeat(20_000)), 'shapes'],
    [`<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`, 'undefined entity'],
    [
      `<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>${svg('<text>&f;</text>')}`,
      'undefined entity',
    ],
    [svg(' '.repeat(2 * 1024 * 1024)), 'characters'],
  ])('refuses what is no plan: %.40s', (text, reason) => {
    expect(() => readFloorPlan(text)).toThrow(FloorPlanError);
    expect(() => readFloorPlan(text)).toThrow(reason);
  });

  it('writes only its own elements and attributes, whatever it reads', () => {
    const name = fc.constantFrom('g', 'rect', 'script', 'a', 'use', 'style', 'text', 'title', 'image', 'svg');
    const key = fc.constantFrom('id', 'fill', 'href', 'onload', 'style', 'd', 'transform', 'class', 'width');
    const value = fc.oneof(
      fc.constantFrom('url(#a)', 'red', '1', 'javascript:alert(1)', 'fill:url(x)', 'M0 0'),
      fc.string(),
    );
    const escaped = (text: string) =>
      text.replace(/[&<>"'\p{Cc}\p{Cs}\ufffe\uffff]/gu, (sign) =>
        /[&<>"']/.test(sign) ? `&#${sign.charCodeAt(0)};` : '',
      );
    const shape = fc.tuple(name, fc.dictionary(key, value, { maxKeys: 4 }), fc.string()).map(
      ([tag, attributes, text]) =>
        `<${tag} ${Object.entries(attributes)
          .map(([one, given]) => `${one}="${escaped(given)}"`)
          .join(' ')}>${escaped(text)}</${tag}>`,
    );
    fc.assert(
      fc.property(fc.array(shape, { maxLength: 6 }), (shapes) => {
        const seen = new Set<string>();
        const parser = new SaxesParser();
        parser.on('opentag', (tag) => {
          seen.add(tag.name);
          for (const [one, given] of Object.entries(tag.attributes)) {
            expect(['xmlns', 'viewBox', 'id', 'fill', 'd', 'transform', 'width']).toContain(one);
            expect(given).not.toMatch(/url\(|javascript/i);
          }
        });
        parser.write(clean(svg(shapes.join('')))).close();
        expect([...seen].every((one) => ['svg', 'g', 'rect', 'text', 'title'].includes(one))).toBe(true);
      }),
    );
  });
});
