import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type PassportMood,
  type PassportPerson,
  passportReturn,
} from '@lectern/server/testing/passport-server';

/** The sign-in page of a learning-app passport: a button stands for the reader's sign-in there. */
export interface PassportPage {
  readonly address: string;
  /** The secret that it shares with the library. */
  secret: string;
  /** Who signs in next, and how it answers. */
  person: PassportPerson;
  mood: PassportMood;
  close(): void;
}

export async function openPassportPage(): Promise<PassportPage> {
  const server = createServer(({ url = '/' }, response) => {
    if (!url.startsWith('/login?')) return void response.writeHead(404).end();
    const { person, secret, mood } = page;
    const back = passportReturn(new URL(url, page.address).href, person, { secret, now: new Date(), mood });
    const address = JSON.stringify(back).replaceAll('<', '\\u003c');
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><title>Passport</title><button onclick='location.href=${address}'>Go on</button>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const page: PassportPage = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/login`,
    secret: '',
    person: { uid: 'nobody', name: 'Nobody' },
    mood: 'well',
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return page;
}
