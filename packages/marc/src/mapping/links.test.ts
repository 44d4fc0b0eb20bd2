import { describe, expect, it } from 'vitest';
import { mapRecord } from './map-record.ts';
import { buildRecord } from './testing/build-record.ts';

describe('the kind of a link', () => {
  const kindIn = (field: string, flavour: 'marc21' | 'unimarc' = 'marc21') =>
    mapRecord(buildRecord(`${field}$uhttps://example.org/1`), { flavour }).links[0]?.kind;

  it.each([
    '856 40 $3Table of contents',
    '856 41 $3Table of contents only',
    '856 40 $zTable of Contents.',
    '856 40 $yInhaltsverzeichnis',
    '856 4_ $3Inhaltstext',
    '856 40 $3Cover',
    '856 40 $3Leseprobe (PDF)',
    '856 41 $zAccess description provided by publisher.',
    '856 40 $3Table des matie\u0300res',
    '856 40 $yQuatrième de couverture',
    '856 40 $3Índice',
    '856 40 $3Оглавление',
    '856 40 $3目次',
    '856 40 $y试读样章',
    '856 40 $3表紙画像',
    '856 40 $yتفاصيل : فهرس المحتويات',
    '856 40 $3Review by a member of the club',
    '856 40 $3Table of contents$zFull text for members only',
  ])('is no full text if its words name a thing about the work: %s', (field) => {
    expect(kindIn(field)).toBe('related');
  });

  it.each([
    ['856 40 $3Full text', 'fulltext'],
    ['856 41 $zFull text online; table of contents', 'version'],
    ['856 4_ $3Volltext', 'fulltext'],
    ['856 42 $yTexte intégral', 'fulltext'],
    ['856 48 $3全文', 'fulltext'],
    ['856 40 ', 'fulltext'],
    ['856 41 ', 'version'],
    ['856 42 ', 'related'],
    ['856 4_ ', 'other'],
    ['856 40 $3Volume 1', 'fulltext'],
    ['856 40 $yAnnual review of physics', 'fulltext'],
    ['856 40 $yThe complete Index Theologicus', 'fulltext'],
    ['856 40 $3Discoveries', 'fulltext'],
  ] as const)('is that of the words for a text, else of the indicator: %s is %s', (field, kind) => {
    expect(kindIn(field)).toBe(kind);
  });

  it('is read from the link text of UNIMARC ($2), whose $y is an access method', () => {
    expect(kindIn('856 4_ $2Sommaire$yhttp', 'unimarc')).toBe('related');
    expect(kindIn('856 4_ $2Texte intégral', 'unimarc')).toBe('fulltext');
    expect(
      mapRecord(buildRecord('856 4_ $uhttps://example.org/1$yhttp$2Sommaire'), { flavour: 'unimarc' }).links,
    ).toEqual([{ url: 'https://example.org/1', label: 'Sommaire', kind: 'related' }]);
  });
});
