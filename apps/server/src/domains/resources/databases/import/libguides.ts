import type { Language } from '@lectern/contracts/kernel/languages';
import type { TermKind } from '@lectern/contracts/resources/databases/term';
import * as z from 'zod';
import { htmlToText } from '../../../../platform/html-to-text.ts';
import { type GivenEresource, type TermMention, yesOrNo } from './given-eresource.ts';

const code = z.union([z.string(), z.number(), z.boolean()]);
const named = z.looseObject({ name: z.string() });
/** Numbers come as numbers or as texts; what was not asked for is absent. */
const azItem = z.looseObject({
  id: code,
  name: z.string(),
  alt_names: z.union([z.string(), z.array(z.string())]).nullish(),
  description: z.string().nullish(),
  url: z.string().nullish(),
  az_vendor_name: z.string().nullish(),
  az_types: z.array(named).nullish(),
  types: z.array(named).nullish(),
  az_props: z.array(named).nullish(),
  vendors: z.array(named).nullish(),
  subjects: z.array(named).nullish(),
  enable_hidden: code.nullish(),
  enable_trial: code.nullish(),
  meta: z.looseObject({ enable_proxy: code.nullish(), more_info: z.string().nullish() }).nullish(),
});

/** A database of the list from A to Z, as the API of LibGuides gives it (`/az`, with `expand`); undefined for something else. */
export function givenOfAzItem(item: unknown, line: number, language: Language): GivenEresource | undefined {
  const read = azItem.safeParse(item);
  if (!read.success) return undefined;
  const { data } = read;
  const vendors = data.vendors ?? (data.az_vendor_name ? [{ name: data.az_vendor_name }] : undefined);
  return givenOf(
    {
      id: String(data.id),
      name: data.name,
      otherNames: typeof data.alt_names === 'string' ? parts(data.alt_names) : (data.alt_names ?? undefined),
      description: [data.description, data.meta?.more_info],
      address: data.url ?? '',
      isProxied: yesOrNo(data.meta?.enable_proxy),
      isHidden: yesOrNo(data.enable_hidden),
      isTrial: yesOrNo(data.enable_trial),
      terms: {
        subject: data.subjects?.map(({ name }) => name),
        docType: (data.az_types ?? data.types)?.map(({ name }) => name),
        vendor: vendors?.map(({ name }) => name),
        label: data.az_props?.map(({ name }) => name),
      },
    },
    line,
    language,
  );
}

/** Headings of the CSV export, without blanks and signs and in small letters, by what they mean. */
const COLUMNS: Readonly<Record<string, string>> = {
  id: 'id',
  contentid: 'id',
  assetid: 'id',
  name: 'name',
  databasename: 'name',
  altnames: 'otherNames',
  alternatenames: 'otherNames',
  alternativenames: 'otherNames',
  description: 'description',
  moreinfo: 'moreInfo',
  url: 'address',
  databaseurl: 'address',
  vendor: 'vendor',
  vendorname: 'vendor',
  types: 'docType',
  type: 'docType',
  databasetypes: 'docType',
  subjects: 'subject',
  associatedsubjects: 'subject',
  bestbets: 'bestBet',
  useproxy: 'isProxied',
  enableproxy: 'isProxied',
  proxy: 'isProxied',
  hidden: 'isHidden',
  trial: 'isTrial',
  properties: 'label',
};

/** What a heading of the CSV export means; undefined for others. */
export function libGuidesColumn(heading: string): string | undefined {
  return COLUMNS[heading.toLowerCase().replace(/[^a-z]/g, '')];
}

/** A line of the CSV export. Several words of a cell are parted by semicolons, or else by commas. */
export function givenOfAzRow(
  line: number,
  cell: (column: string) => string | undefined,
  language: Language,
): GivenEresource {
  const words = (...columns: readonly string[]) => {
    const cells = columns.map(cell).filter((one) => one !== undefined);
    return cells.length > 0 ? [...new Set(cells.flatMap(parts))] : undefined;
  };
  return givenOf(
    {
      id: cell('id') ?? '',
      name: cell('name') ?? '',
      otherNames: words('otherNames'),
      description: [cell('description'), cell('moreInfo')],
      address: cell('address') ?? '',
      isProxied: yesOrNo(cell('isProxied')),
      isHidden: yesOrNo(cell('isHidden')),
      isTrial: yesOrNo(cell('isTrial')),
      terms: {
        // The name of a vendor may have a comma.
        vendor: cell('vendor') === undefined ? undefined : [cell('vendor')?.trim() ?? ''].filter(Boolean),
        subject: words('subject', 'bestBet'),
        docType: words('docType'),
        label: words('label'),
      },
    },
    line,
    language,
  );
}

interface AzFacts {
  readonly id: string;
  readonly name: string;
  readonly otherNames: readonly string[] | undefined;
  readonly description: readonly (string | null | undefined)[];
  readonly address: string;
  readonly isProxied: boolean | undefined;
  readonly isHidden: boolean | undefined;
  readonly isTrial: boolean | undefined;
  readonly terms: Partial<Record<TermKind, readonly string[] | undefined>>;
}

function givenOf(az: AzFacts, line: number, language: Language): GivenEresource {
  const introduction = az.description
    .map((text) => htmlToText(text ?? '').trim())
    .filter(Boolean)
    .join('\n');
  const terms: Partial<Record<TermKind, TermMention[]>> = {};
  for (const kind of ['subject', 'docType', 'vendor', 'label'] as const) {
    const names = az.terms[kind]?.map((name) => name.trim()).filter(Boolean);
    if (names) terms[kind] = names.map((name) => ({ code: '', name }));
  }
  return {
    line,
    code: '',
    foreignId: /^[0-9]{1,20}$/.test(az.id) ? `libguides:${az.id}` : '',
    texts: {
      names: { [language]: htmlToText(az.name).trim() },
      ...(introduction !== '' && { introduction: { [language]: introduction } }),
    },
    terms,
    facts: {
      ...(az.otherNames && { otherNames: az.otherNames }),
      ...(az.isHidden !== undefined && { isOpen: !az.isHidden }),
      ...(az.isTrial && { status: 'trial' }),
    },
    ...(az.address !== '' && { address: az.address.trim() }),
    ...(az.isProxied !== undefined && { isProxied: az.isProxied }),
  };
}

function parts(text: string): string[] {
  return text
    .split(/[;\n|]/.test(text) ? /[;\n|]/ : ',')
    .map((one) => one.trim())
    .filter(Boolean);
}
