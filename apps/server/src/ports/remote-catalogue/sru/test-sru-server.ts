import type { MarcRecord } from '@lectern/marc/marc-record';
import { writeMarcXml } from '@lectern/marc/marcxml/write-marcxml';
import { type OutsideServer, startOutsideServer } from '../../../platform/outside/outside-server.ts';

/** How the server writes its responses. The protocol allows both packings and any prefix. */
export interface SruManner {
  readonly packing: 'xml' | 'string';
  readonly prefix: string;
}

/** An SRU server for tests. It supports the adapter's queries only: one clause with words that are all in the title. */
export function startSruServer(
  records: readonly { readonly title: string; readonly record: MarcRecord }[],
  manner: SruManner = { packing: 'xml', prefix: 'zs:' },
): Promise<OutsideServer> {
  return startOutsideServer((url) => ({
    type: 'application/xml; charset=utf-8',
    body: answer(url.searchParams, records, manner),
  }));
}

function answer(
  parameters: URLSearchParams,
  records: readonly { readonly title: string; readonly record: MarcRecord }[],
  { packing, prefix: p }: SruManner,
): string {
  const clause = /^\S+ (?:all|=) "((?:[^"\\]|\\.)*)"$/.exec(parameters.get('query') ?? '');
  const words = (clause?.[1] ?? '').replace(/\\(.)/g, '$1').toLowerCase().split(' ').filter(Boolean);
  const hits = records.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
  const start = Number(parameters.get('startRecord') ?? 1);
  const page = hits.slice(start - 1, start - 1 + Number(parameters.get('maximumRecords') ?? 10));
  const elements = page.map(({ record }, at) => {
    const xml = writeMarcXml(record);
    const data = packing === 'xml' ? xml : escaped(xml);
    return (
      `<${p}record><${p}recordSchema>info:srw/schema/1/marcxml-v1.1</${p}recordSchema>` +
      `<${p}recordData>${data}</${p}recordData><${p}recordPosition>${start + at}</${p}recordPosition></${p}record>`
    );
  });
  const isAfterLast = hits.length > 0 && start > hits.length;
  const diagnostics = !clause ? diagnostic(p, 10) : isAfterLast ? diagnostic(p, 61) : '';
  const namespace = `xmlns${p ? `:${p.slice(0, -1)}` : ''}="http://www.loc.gov/zing/srw/"`;
  const count = clause ? `<${p}numberOfRecords>${hits.length}</${p}numberOfRecords>` : '';
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<${p}searchRetrieveResponse ${namespace}><${p}version>1.2</${p}version>` +
    `${count}${elements.length > 0 ? `<${p}records>${elements.join('')}</${p}records>` : ''}${diagnostics}</${p}searchRetrieveResponse>`
  );
}

function diagnostic(p: string, number: number): string {
  return (
    `<${p}diagnostics><diagnostic xmlns="http://www.loc.gov/zing/srw/diagnostic/">` +
    `<uri>info:srw/diagnostic/1/${number}</uri></diagnostic></${p}diagnostics>`
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
