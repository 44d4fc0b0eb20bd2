import type { ControlField, DataField, Subfield } from '@lectern/marc/marc-record';

/** A control field. */
export function control(tag: string, value: string): ControlField {
  return { tag, value };
}

/** A data field: both indicators in one string, then subfields as [code, text]; those without text are left out. */
export function field(
  tag: string,
  indicators: string,
  ...subfields: readonly (readonly [string, string | undefined])[]
): DataField {
  const kept: Subfield[] = [];
  for (const [code, value] of subfields) if (value) kept.push({ code, value });
  return { tag, ind1: indicators.charAt(0), ind2: indicators.charAt(1), subfields: kept };
}

/** Day on which all demo records say they were made: the content must not change from day to day. */
export const RECORDED_ON = '20260105';
