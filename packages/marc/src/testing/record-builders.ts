import type { ControlField, DataField, MarcRecord } from '../marc-record.ts';

export const LEADER = '00000nam a2200000 a 4500';

export function control(tag: string, value: string): ControlField {
  return { tag, value };
}

/** A data field. Each subfield begins with its code: `data('245', '10', 'aTitle', 'cName')`. */
export function data(tag: string, indicators: string, ...subfields: string[]): DataField {
  return {
    tag,
    ind1: indicators[0] ?? ' ',
    ind2: indicators[1] ?? ' ',
    subfields: subfields.map((subfield) => ({ code: subfield[0]!, value: subfield.slice(1) })),
  };
}

/** A record with a control number and a title. */
export function recordOf(controlNumber: string, title: string): MarcRecord {
  return { leader: LEADER, fields: [control('001', controlNumber), data('245', '10', `a${title}`)] };
}
