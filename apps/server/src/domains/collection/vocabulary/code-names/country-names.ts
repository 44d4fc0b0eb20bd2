import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';

/**
 * MARC country codes, each followed by its ISO 3166 code (Library of Congress, MARC Code List for Countries; those of former states by the
 * state that followed, those of disputed or unknown places left out). States and provinces have three letters; the last one is the
 * country: u United States, k United Kingdom, c Canada, a Australia.
 */
const MARC_COUNTRIES: ReadonlyMap<string, string> = pairs(`
  aa AL ae DZ af AF ag AR ai AM aj AZ am AI an AD ao AO aq AG as AS at AU au AT aw AW ay AQ
  ba BH bb BB bd BI be BE bf BS bg BD bh BZ bi IO bl BR bm BM bn BA bo BO bp SB br MM bs BW bt BT bu BG bv BV bw BY bx BN
  ca BQ cb KH cc CN cd TD ce LK cf CG cg CD ch TW ci HR cj KY ck CO cl CL cm CM cn CA co CW cq KM cr CR cs CZ cu CU cv CV cw CK cx CF cy CY
  dk DK dm BJ dq DM dr DO ea ER ec EC eg GQ em TL er EE es SV et ET
  fa FO fg GF fi FI fj FJ fk FK fm FM fp PF fr FR fs TF ft DJ
  gb KI gd GD ge DE gg GG gh GH gi GI gl GL gm GM go GA gp GP gr GR gs GE gt GT gu GU gv GN gw DE gy GY gz PS
  hk HK hm HM ho HN ht HT hu HU ic IS ie IE ii IN im IM io ID iq IQ ir IR is IL it IT iv CI
  ja JP je JE jm JM jo JO ke KE kg KG kn KP ko KR ku KW kv XK kz KZ
  lb LR le LB lh LI li LT lo LS ls LA lu LU lv LV ly LY
  mc MC mf MU mg MG mh MO mj MS mk OM ml ML mm MT mo ME mp MN mq MQ mr MA mu MR mv MD mw MW mx MX my MY mz MZ
  ne NL ng NE nl NC nn VU no NO np NP nq NI nr NG nu NR nw MP nx NF nz NZ ot YT
  pc PN pe PE pg GW ph PH pk PK pl PL pn PA po PT pp PG pr PR pw PW py PY qa QA
  rb RS re RE rh ZW rm RO ru RU rw RW
  sa ZA sc BL sd SS se SC sf ST sg SN si SG sj SD sl SL sm SM sn SX so SO sp ES sq SZ sr SR ss EH st MF su SA sw SE sx NA sy SY sz CH
  ta TJ tc TC tg TG th TH ti TN tk TM tl TK to TO tr TT ts AE tu TR tv TV tz TZ
  ua EG ug UG uk GB un UA ur RU us US uv BF uy UY uz UZ vb VG vc VA ve VE vi VI vm VN
  wf WF wj PS ws WS xa CX xb CC xc MV xd KN xe MH xh NU xj SH xk LC xl PM xm VC xn MK xo SK xr CZ xs GS xv SI ye YE za ZM
`);

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/([a-z]{2}) ([A-Z]{2})/g)].map(([, marc = '', iso = '']) => [marc, iso]));
}

const displays = new Map<`${Language} ${'long' | 'short'}`, Intl.DisplayNames>();

/** What a tenant calls countries and regions in place of the usual names, by ISO 3166 code. */
export type OwnCountryNames = readonly { readonly code: string; readonly names: Names }[];

/** The name of the country of publication; empty if it is unknown. MARC 21 and UNIMARC use different codes. */
export function countryName(
  code: string,
  flavour: 'marc21' | 'unimarc',
  language: Language,
  own: OwnCountryNames,
): string {
  const region = regionOfCountry(code, flavour);
  return region ? regionName(region, language, own) : '';
}

/** The ISO 3166 code of a record's country; undefined if it is unknown. */
export function regionOfCountry(code: string, flavour: 'marc21' | 'unimarc'): string | undefined {
  const region = flavour === 'unimarc' ? code.toUpperCase() : regionOfMarcCode(code.toLowerCase());
  return region && /^[A-Z]{2}$/.test(region) ? region : undefined;
}

/**
 * The name of a country or region by its ISO 3166 code: the tenant's own, else the short one of the Unicode CLDR; empty if it is unknown.
 */
export function regionName(region: string, language: Language, own: OwnCountryNames): string {
  if (!/^[A-Z]{2}$/.test(region)) return '';
  const chosen = own.find(({ code }) => code === region);
  if (chosen) return nameIn(chosen.names, language);
  // CLDR has short names of few regions (Hong Kong, Macao). Of the United States and Kingdom it has abbreviations, which lists do not use.
  return namesOf(language, region === 'US' || region === 'GB' ? 'long' : 'short').of(region) ?? '';
}

function namesOf(language: Language, style: 'long' | 'short'): Intl.DisplayNames {
  const key = `${language} ${style}` as const;
  let names = displays.get(key);
  if (!names) {
    names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none', style });
    displays.set(key, names);
  }
  return names;
}

function regionOfMarcCode(code: string): string | undefined {
  if (code.length !== 3) return MARC_COUNTRIES.get(code);
  return { u: 'US', k: 'GB', c: 'CA', a: 'AU', r: 'RU' }[code.charAt(2)];
}
