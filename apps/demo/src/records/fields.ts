import type { ControlField, DataField, Subfield } from '@lectern/marc/marc-record';

/** A control field. */
export function control(tag: string, value: string): ControlField {
  return { tag, value };
}

/** A data field. Indicators are one string, subfields are [code, text]; subfields without text are left out. */
export function field(
  tag: string,
  indicators: string,
  ...subfields: readonly (readonly [string, string | undefined])[]
): DataField {
  const present: Subfield[] = [];
  for (const [code, value] of subfields) if (value) present.push({ code, value });
  return { tag, ind1: indicators.charAt(0), ind2: indicators.charAt(1), subfields: present };
}

/** Creation date in all demo records. It is fixed, because the records must not change from day to day. */
export const RECORDED_ON = '20260105';
