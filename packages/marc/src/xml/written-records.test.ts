import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { writeDublinCore, writeDublinCoreCollection } from '../dublin-core/write-dublin-core.ts';
import { writeMods, writeModsCollection } from '../mods/write-mods.ts';
import { HONGLOU, hostileBib, MOBY } from '../testing/sample-bibs.ts';

/** The names of all elements; throws if the text is not well-formed XML with namespaces. */
function elementsIn(xml: string): string[] {
  const parser = new SaxesParser({ xmlns: true });
  const elements: string[] = [];
  parser.on('opentag', ({ name }) => elements.push(name));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return elements;
}

describe('Dublin Core', () => {
  it('has the data of the record', () => {
    const xml = writeDublinCore(MOBY, 'oai');
    expect(xml).toContain('<dc:title>Moby-Dick, or, The whale: a novel</dc:title>');
    expect(xml).toContain(
      '<dc:creator>Melville, Herman</dc:creator><dc:contributor>Lee, Ann</dc:contributor>',
    );
    expect(xml).toContain('<dc:publisher>Harper &amp; Brothers</dc:publisher><dc:date>1851</dc:date>');
    expect(xml).toContain('<dc:identifier>urn:ISBN:9780142437247</dc:identifier>');
    expect(xml).toContain('https://library.example.org/alpha/record/b1</dc:identifier></oai_dc:dc>');
    expect(xml).not.toContain('javascript');
  });

  it('has the SRU container in SRU responses', () => {
    expect(elementsIn(writeDublinCore(HONGLOU, 'sru'))[0]).toBe('srw_dc:dc');
  });

  it('is well-formed for any text', () => {
    fc.assert(
      fc.property(fc.array(hostileBib, { maxLength: 2 }), (bibs) => {
        const records = elementsIn(writeDublinCoreCollection(bibs)).filter((name) => name === 'oai_dc:dc');
        expect(records).toHaveLength(bibs.length);
      }),
    );
  });
});

describe('MODS', () => {
  it('has the data of the record', () => {
    const xml = writeMods(MOBY);
    expect(xml).toContain(
      '<namePart type="family">Melville</namePart><namePart type="given">Herman</namePart>',
    );
    expect(xml).toContain('<roleTerm type="code" authority="marcrelator">edt</roleTerm>');
    expect(xml).toContain('<dateIssued encoding="w3cdtf" keyDate="yes">1851</dateIssued>');
    expect(xml).toContain('<subject authority="lcsh"><topic>Whaling</topic><topic>Fiction</topic></subject>');
    expect(xml).toContain('<identifier type="isbn" invalid="yes">12345</identifier>');
    expect(xml).toContain('<placeTerm type="code" authority="marccountry">nyu</placeTerm>');
    expect(xml).toContain('<relatedItem type="series">');
    expect(xml).not.toContain('javascript');
  });

  it('is well-formed for any text', () => {
    fc.assert(
      fc.property(fc.array(hostileBib, { maxLength: 2 }), (bibs) => {
        const records = elementsIn(writeModsCollection(bibs)).filter((name) => name === 'mods');
        expect(records).toHaveLength(bibs.length);
      }),
    );
  });
});
