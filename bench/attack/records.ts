import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import type { MarcField } from '@lectern/marc/marc-record';

/** A MARC 21 record of a book with further fields, as ISO 2709. */
export function record(number: string, title: string, further: readonly MarcField[] = []): Uint8Array {
  return writeIso2709({
    leader: '00000nam a2200000 a 4500',
    fields: [
      { tag: '001', value: number },
      { tag: '008', value: '200101s2020    xxu           000 0 eng d' },
      field('245', { a: title }),
      ...further,
    ],
  });
}

/** A record as MARCXML, which has no limit of length, with so many subjects. */
export function marcXml(number: string, title: string, subjects: number): string {
  const datafield = (tag: string, value: string) =>
    `<datafield tag="${tag}" ind1=" " ind2=" "><subfield code="a">${value}</subfield></datafield>`;
  const fields = Array.from({ length: subjects }, (_, at) => datafield('650', `subject ${at}`));
  return `<collection xmlns="http://www.loc.gov/MARC21/slim"><record><leader>00000nam a2200000 a 4500</leader><controlfield tag="001">${number}</controlfield>${datafield('245', title)}${fields.join('')}</record></collection>`;
}

export function field(tag: string, subfields: Readonly<Record<string, string>>): MarcField {
  return {
    tag,
    ind1: ' ',
    ind2: ' ',
    subfields: Object.entries(subfields).map(([code, value]) => ({ code, value })),
  };
}
