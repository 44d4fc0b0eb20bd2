import type { DataField, MarcField, MarcRecord } from '@lectern/marc/marc-record';
import type { DemoTenant } from '../demo-tenant.ts';
import { control, field, RECORDED_ON } from '../records/fields.ts';
import { ONLINE_WORKS, type OnlineKind, type OnlineWork } from './online-works.ts';

/** The source of records under which the university's online resources are imported. */
export const ONLINE_COLLECTION = 'demo-online';

/** Leader/06-07 of MARC 21: text or computer file; monograph, component part or integrating resource. */
const KIND: Readonly<Record<OnlineKind, string>> = {
  ebook: 'am',
  thesis: 'am',
  article: 'ab',
  database: 'ai',
};

const CARRIER = { content: 'txt', media: 'c', carrier: 'cr' } as const;

/** The online resources of a demo library as MARC 21, without items. The town has none. */
export function onlineRecords(tenant: DemoTenant): readonly MarcRecord[] {
  return tenant === 'demo' ? ONLINE_WORKS.map(onlineRecord) : [];
}

function onlineRecord(work: OnlineWork): MarcRecord {
  const fields: MarcField[] = [
    control('001', work.id),
    control('003', 'LECTERN'),
    control('008', codedData(work)),
    field('024', '7 ', ['a', doiOf(work)], ['2', doiOf(work) && 'doi']),
    field('082', '04', ['a', work.ddc], ['2', '23']),
    field('084', '  ', ['a', work.clc], ['2', 'clc']),
    authorField(work),
    field('245', `1${nonfiling(work)}`, ['a', work.title]),
    ...sourceFields(work),
    field('300', '  ', ['a', '1 online resource']),
    field('336', '  ', ['b', CARRIER.content], ['2', 'rdacontent']),
    field('337', '  ', ['b', CARRIER.media], ['2', 'rdamedia']),
    field('338', '  ', ['b', CARRIER.carrier], ['2', 'rdacarrier']),
    subjectField(work),
    field('856', '40', ['u', doiOf(work) ? `https://doi.org/${work.address}` : work.address]),
  ];
  return {
    leader: `00000n${KIND[work.kind]} a2200000 i 4500`,
    fields: fields.filter((one) => 'value' in one || one.subfields.length > 0),
  };
}

/** 008: date on file, type of date and year, form of item (23: online), nature of contents (24: m for theses), language. */
function codedData({ kind, year, language }: OnlineWork): string {
  const dates = kind === 'database' ? `c${year}9999` : `s${year}    `;
  const contents = kind === 'thesis' ? 'm' : ' ';
  return `${RECORDED_ON.slice(2)}${dates}xx ${' '.repeat(5)}o${contents}${' '.repeat(10)}${language} d`;
}

function doiOf({ address }: OnlineWork): string | undefined {
  return address.startsWith('10.') ? address : undefined;
}

function authorField({ author }: OnlineWork): DataField {
  if (author.startsWith('*')) return field('110', '2 ', ['a', author.slice(1)]);
  const [, name = author, dates] = /^(.+), (\d{4}-\d{4})$/.exec(author) ?? [];
  return field('100', '1 ', ['a', dates ? `${name},` : name], ['d', dates]);
}

function sourceFields({ kind, source, year }: OnlineWork): DataField[] {
  const [first = '', second, third] = source;
  switch (kind) {
    case 'ebook':
    case 'database':
      return [
        field(
          '264',
          ' 1',
          ['a', second && `${first} :`],
          ['b', `${second ?? first},`],
          ['c', kind === 'database' ? `${year}-` : `${year}.`],
        ),
      ];
    case 'thesis':
      return [field('264', ' 0', ['c', `${year}.`]), field('502', '  ', ['a', `${first}, ${year}.`])];
    case 'article':
      return [
        field('264', ' 1', ['c', `${year}.`]),
        field('773', '0 ', ['t', first], ['x', second], ['g', third]),
      ];
  }
}

function subjectField({ subject, language }: OnlineWork): DataField {
  const [heading, ...divisions] = subject.split('--');
  return field(
    '650',
    language === 'chi' ? ' 4' : ' 0',
    ['a', heading],
    ...divisions.map((division) => ['x', division] as const),
  );
}

function nonfiling({ title }: OnlineWork): number {
  return /^(?:The|An?|Eine) /.exec(title)?.[0].length ?? 0;
}
