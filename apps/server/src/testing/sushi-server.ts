import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider for tests does with a report: `well`, or what real ones do instead. */
export type SushiMood =
  | 'well'
  | 'slow'
  | 'html'
  | 'huge'
  | 'deep'
  | 'endless'
  | 'cut'
  | 'notJson'
  | 'moved'
  | 'broken'
  | 'otherCustomer'
  | 'otherReport'
  | 'otherMonth'
  | 'otherRelease'
  | 'noUsage'
  | {
      readonly code: number;
      readonly message: string;
      readonly as: 'head' | 'alone' | 'list';
      readonly status?: number;
    };

export interface SushiServer {
  /** Up to what stands in front of `/reports`. */
  readonly address: string;
  readonly requests: readonly URL[];
  mood: SushiMood;
  /** The uses of each month. */
  count: number;
  close(): Promise<void>;
}

interface Asked {
  readonly report: string;
  readonly month: string;
  readonly customer: string;
}

/**
 * A SUSHI service for tests, written from the descriptions of the COUNTER_SUSHI API 5.0 (swagger) and the COUNTER API 5.1 (OpenAPI): paths,
 * parameters and the shapes of answers are theirs. It knows nothing of the client.
 */
export async function startSushiServer(release: '5' | '5.1'): Promise<SushiServer> {
  const requests: URL[] = [];
  const prefix = release === '5.1' ? '/counter/r51' : '/counter';
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    requests.push(url);
    answer(url, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer(url: URL, response: ServerResponse): void {
    const path = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : '';
    const customer = url.searchParams.get('customer_id') ?? '';
    const { mood } = sushi;
    if (customer === '') {
      json(response, 400, {
        Code: 1030,
        Severity: 'Fatal',
        Message: 'Insufficient Information to Process Request',
      });
      return;
    }
    if (url.searchParams.get('api_key') === 'wrong') {
      json(response, 401, { Code: 2020, Severity: 'Error', Message: 'API Key Invalid' });
      return;
    }
    if (typeof mood !== 'object' && misbehave(mood, response)) return;
    if (path === '/reports') {
      json(response, 200, reportList(release));
      return;
    }
    const month = url.searchParams.get('begin_date')?.slice(0, 7) ?? '';
    const asked = { report: path.replace('/reports/', '').toUpperCase(), month, customer };
    if (typeof mood === 'object') {
      except(response, asked, mood);
      return;
    }
    const as = {
      otherCustomer: { customer: 'somebody-else' },
      otherReport: { report: 'DR' },
      otherMonth: { month: '2001-01' },
    };
    const told = { ...asked, ...(mood in as ? as[mood as keyof typeof as] : {}) };
    const shape = mood === 'otherRelease' ? (release === '5' ? '5.1' : '5') : release;
    json(response, 200, reportOf(shape, told, mood === 'noUsage' ? 0 : sushi.count));
  }

  function except(
    response: ServerResponse,
    asked: Asked,
    { code, message, as, status = 200 }: Exclude<SushiMood, string>,
  ): void {
    const exception = { Code: code, ...(release === '5' && { Severity: 'Error' }), Message: message };
    const { Report_Header: head } = reportOf(release, asked, 0);
    if (as === 'alone') json(response, status, exception);
    else if (as === 'list') json(response, status, [exception]);
    else json(response, status, { Report_Header: { ...head, Exceptions: [exception] }, Report_Items: [] });
  }

  const sushi: SushiServer = {
    address: `${origin}/counter`,
    requests,
    mood: 'well',
    count: 7,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return sushi;
}

const HEAD =
  '{"Report_Header":{"Report_ID":"TR","Release":"5.1","Report_Filters":{"Begin_Date":"2026-02-01","End_Date":"2026-02-28"}},"Report_Items":';

/** Answers that are none; false for moods that answer a report. */
function misbehave(mood: Exclude<SushiMood, object>, response: ServerResponse): boolean {
  switch (mood) {
    case 'slow':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"Report_Header":');
      return true;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><html><p>Sign in</html>');
      return true;
    case 'huge':
      response.writeHead(200).end(`${HEAD}[${'{"Title":"x"},'.repeat(40_000)}{}]}`);
      return true;
    case 'deep':
      response.writeHead(200).end(`${HEAD}[${'['.repeat(20_000)}${']'.repeat(20_000)}]}`);
      return true;
    case 'endless':
      response.writeHead(200).write(`${HEAD}[`);
      goOn(response);
      return true;
    case 'cut':
      response.writeHead(200).end(`${HEAD}[{"Title":"x"`);
      return true;
    case 'notJson':
      response.writeHead(200, { 'content-type': 'application/json' }).end('usage: none, sorry');
      return true;
    case 'moved':
      response.writeHead(302, { location: 'http://127.0.0.1:9/secret' }).end();
      return true;
    case 'broken':
      response.writeHead(500, { 'content-type': 'text/plain' }).end('stack trace');
      return true;
    default:
      return false;
  }
}

/** Writes items until the connection is closed. */
function goOn(response: ServerResponse): void {
  const timer = setInterval(() => response.write('{"Title":"x","Platform":"p"},'.repeat(500)), 1);
  response.on('close', () => clearInterval(timer));
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function reportList(release: string) {
  return ['TR', 'TR_J1', 'DR', 'PR'].map((id) => ({
    Report_Name: id,
    Report_ID: id,
    Release: release,
    Report_Description: `The report ${id}`,
    Path: `/reports/${id.toLowerCase()}`,
  }));
}

/** A report with one title, database or platform, in the shape of its release. */
export function reportOf(release: '5' | '5.1', { report, month, customer }: Asked, count: number) {
  const [begin, end] = [`${month}-01`, `${month}-${lastDay(month)}`];
  const head = {
    Report_ID: report,
    Report_Name: `Report ${report}`,
    Release: release,
    Created: '2026-03-01T00:00:00Z',
    Created_By: 'Spec Press',
    Institution_Name: 'North Library',
  };
  const metric = report.startsWith('DR') ? 'Searches_Regular' : 'Total_Item_Requests';
  const name = report.startsWith('DR')
    ? { Database: 'Spec Index' }
    : report.startsWith('PR')
      ? {}
      : { Title: 'Spec Letters' };
  const of = { ...name, Platform: 'Spec Platform', Publisher: 'Spec Press' };
  if (release === '5')
    return {
      Report_Header: {
        ...head,
        Customer_ID: customer,
        Institution_ID: [{ Type: 'Proprietary', Value: `spec:${customer}` }],
        Report_Filters: [
          { Name: 'Begin_Date', Value: begin },
          { Name: 'End_Date', Value: end },
        ],
        Report_Attributes: [{ Name: 'Attributes_To_Show', Value: 'Access_Type|Access_Method' }],
      },
      Report_Items:
        count === 0
          ? []
          : [
              {
                ...of,
                ...(report.startsWith('TR') && { Item_ID: [{ Type: 'Online_ISSN', Value: '1098-6596' }] }),
                Data_Type: 'Journal',
                Access_Type: 'Controlled',
                Access_Method: 'Regular',
                Performance: [
                  {
                    Period: { Begin_Date: begin, End_Date: end },
                    Instance: [{ Metric_Type: metric, Count: count }],
                  },
                ],
              },
            ],
    };
  return {
    Report_Header: {
      ...head,
      Registry_Record: 'https://registry.countermetrics.org/platform/99999999-9999-9999-9999-999999999999',
      Institution_ID: { Proprietary: [`spec:${customer}`] },
      Report_Filters: { Begin_Date: begin, End_Date: end },
      Report_Attributes: { Attributes_To_Show: ['Access_Type', 'Access_Method'] },
    },
    Report_Items:
      count === 0
        ? []
        : [
            {
              ...of,
              ...(report.startsWith('TR') && { Item_ID: { Online_ISSN: '1098-6596' } }),
              Attribute_Performance: [
                {
                  Data_Type: 'Journal',
                  Access_Type: 'Controlled',
                  Access_Method: 'Regular',
                  Performance: { [metric]: { [month]: count } },
                },
              ],
            },
          ],
  };
}

function lastDay(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0');
}
