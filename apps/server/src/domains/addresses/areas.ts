import { areaList } from '@vant/area-data';

/** An area of China by its code of GB/T 2260: two digits each for province, city and district. */
export interface Area {
  readonly code: string;
  readonly name: string;
  /** No areas within. */
  readonly leaf: boolean;
}

const LEVELS = [areaList.province_list, areaList.city_list, areaList.county_list] as const;
const DIGITS_OF_LEVEL = 2;

const AREAS = LEVELS.map((names) => new Map(Object.entries(names)));

/** The areas directly within an area; the provinces for an empty code. */
export function areasWithin(areaCode: string): readonly Area[] {
  const level = areaCode === '' ? 0 : levelOf(areaCode) + 1;
  if (areaCode !== '' && nameOf(areaCode) === undefined) return [];
  return listLevel(level, areaCode).map(([code, name]) => ({
    code,
    name,
    leaf: listLevel(level + 1, code).length === 0,
  }));
}

/** Province, city and district of an area; undefined if there is no such area, or if it is not exact enough for an address. */
export function exactAreaNames(areaCode: string): readonly string[] | undefined {
  if (nameOf(areaCode) === undefined || areasWithin(areaCode).length > 0) return undefined;
  const codes = LEVELS.map((_, level) => upTo(areaCode, level)).slice(0, levelOf(areaCode) + 1);
  return codes.flatMap((code) => nameOf(code) ?? []);
}

function listLevel(level: number, within: string): (readonly [code: string, name: string])[] {
  const prefix = within.slice(0, level * DIGITS_OF_LEVEL);
  return [...(AREAS[level] ?? [])].filter(([code]) => code.startsWith(prefix));
}

/** The code of the area of a level that an area lies in. */
function upTo(areaCode: string, level: number): string {
  return areaCode.slice(0, (level + 1) * DIGITS_OF_LEVEL).padEnd(areaCode.length, '0');
}

function levelOf(areaCode: string): number {
  return areaCode.endsWith('0000') ? 0 : areaCode.endsWith('00') ? 1 : 2;
}

function nameOf(areaCode: string): string | undefined {
  return AREAS[levelOf(areaCode)]?.get(areaCode);
}
