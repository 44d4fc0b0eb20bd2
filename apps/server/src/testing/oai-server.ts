import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { escapeXml } from '@lectern/marc/xml/escape-xml';

/** A record of the test's repository. */
export interface OaiTestRecord {
  readonly id: string;
  readonly title: string;
  readonly isDeleted?: boolean;
  /** In the place of Dublin Core with the title. */
  readonly metadata?: string;
}

export interface OaiReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface OaiServer {
  readonly address: string;
  /** The questions so far, in order. */
  readonly asked: URLSearchParams[];
  /** Answers all questions but that for `Identify`; a test replaces it. */
  answer: (question: URLSearchParams) => OaiReply;
  granularity: string;
  close(): Promise<void>;
}

/** A repository on this machine that behaves as a test wants. */
export async function startOaiServer(): Promise<OaiServer> {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const question = new URL(request.url ?? '/', 'http://localhost').searchParams;
    asked.push(question);
    const isIdentify = question.get('verb') === 'Identify';
    const { status = 200, headers = {}, body } = isIdentify ? identified() : repository.answer(question);
    response.writeHead(status, { 'content-type': 'text/xml', ...headers }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const identified = (): OaiReply => ({
    body: oaiDocument(
      `<Identify><repositoryName>Far</repositoryName><granularity>${repository.granularity}</granularity></Identify>`,
    ),
  });
  const repository: OaiServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/oai`,
    asked,
    answer: () => ({ body: oaiList([]) }),
    granularity: 'YYYY-MM-DDThh:mm:ssZ',
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return repository;
}

/** An answer with records, and a token where the list goes on. */
export function oaiList(records: readonly OaiTestRecord[], token?: string): string {
  const size = token === undefined ? '' : `<resumptionToken completeListSize="9">${token}</resumptionToken>`;
  return oaiDocument(`<ListRecords>${records.map(recordXml).join('')}${size}</ListRecords>`);
}

export function oaiError(code: string): string {
  return oaiDocument(`<error code="${code}">no</error>`);
}

export function oaiDocument(content: string, responseDate = '2026-03-02T02:00:00Z'): string {
  return `<?xml version="1.0" encoding="UTF-8"?><OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>${responseDate}</responseDate><request>x</request>${content}</OAI-PMH>`;
}

/** Dublin Core with these elements. */
export function oaiDc(elements: string): string {
  return `<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">${elements}</oai_dc:dc>`;
}

function recordXml({ id, title, isDeleted, metadata }: OaiTestRecord): string {
  const status = isDeleted ? ' status="deleted"' : '';
  const header = `<header${status}><identifier>${escapeXml(id)}</identifier><datestamp>2026-01-01</datestamp></header>`;
  const content = metadata ?? oaiDc(`<dc:title>${escapeXml(title)}</dc:title>`);
  return `<record>${header}${isDeleted ? '' : `<metadata>${content}</metadata>`}</record>`;
}
