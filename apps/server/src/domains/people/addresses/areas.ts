import { areaList } from '@vant/area-data';

/** An area of China by its code of GB/T 2260: two digits each for province, city and district. */
export interface Area {
  readonly code: string;
  readonly name: string;
  /** No areas within. */
  readonly leaf: boolean;
}

const DIGITS = 6;
const DIGITS_OF_LEVEL = 2;

const NAMES: ReadonlyMap<string, string> = new Map(
  [areaList.province_list, areaList.city_list, areaList.county_list].flatMap((names) =>
    Object.entries(names),
  ),
);

/** The codes of the areas directly within an area, in the order of the list. */
const CODES_WITHIN = new Map<string, string[]>();
for (const code of NAMES.keys()) {
  const within = CODES_WITHIN.get(parentOf(code));
  if (within) within.push(code);
  else CODES_WITHIN.set(parentOf(code), [code]);
}

/** The areas directly within an area; the provinces for an empty code. */
export function areasWithin(areaCode: string): readonly Area[] {
  return (CODES_WITHIN.get(areaCode) ?? []).map((code) => ({
    code,
    name: NAMES.get(code) ?? '',
    leaf: !CODES_WITHIN.has(code),
  }));
}

/** Province, city and district of an area; undefined if there is no such area, or if it is not exact enough for an address. */
export function exactAreaNames(areaCode: string): readonly string[] | undefined {
  if (!NAMES.has(areaCode) || CODES_WITHIN.has(areaCode)) return undefined;
  const names: string[] = [];
  for (let code = areaCode; code !== ''; code = parentOf(code)) names.unshift(NAMES.get(code) ?? '');
  return names;
}

/** The area that an area lies in: 440100 of 440106. Empty for a province. */
function parentOf(areaCode: string): string {
  const own = areaCode.replace(/(?:00){1,3}$/, '');
  return own.length <= DIGITS_OF_LEVEL ? '' : own.slice(0, -DIGITS_OF_LEVEL).padEnd(DIGITS, '0');
}
