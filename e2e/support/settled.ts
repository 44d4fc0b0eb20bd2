import { expect, type Page, type Request } from '@playwright/test';

/** What a page has asked for: how often, and what it still waits for. */
interface Traffic {
  begun: number;
  readonly awaited: Set<Request>;
}

const watched = new WeakMap<Page, Traffic>();

/** Opens an address as a visit of its own: the same document with another hash would not start again. */
export async function open(page: Page, address: string): Promise<void> {
  const traffic = watchTraffic(page);
  await page.goto('about:blank');
  // What the document that is left had asked for need not be told to have ended.
  traffic.awaited.clear();
  await page.goto(address);
  await settled(page);
}

/** Goes on to another screen of the same visit, as a link would. */
export async function goTo(page: Page, hash: string): Promise<void> {
  watchTraffic(page);
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
  await settled(page);
}

function watchTraffic(page: Page): Traffic {
  const known = watched.get(page);
  if (known) return known;
  const traffic: Traffic = { begun: 0, awaited: new Set() };
  page.on('request', (request) => {
    traffic.begun++;
    traffic.awaited.add(request);
  });
  const ended = (request: Request) => void traffic.awaited.delete(request);
  page.on('requestfinished', ended).on('requestfailed', ended);
  watched.set(page, traffic);
  return traffic;
}

/** Until the page has words, nothing says that it is busy, and it had a moment of rest without asking for anything. */
export async function settled(page: Page): Promise<void> {
  const traffic = watchTraffic(page);
  await page.getByRole('main').first().waitFor();
  await expect
    .poll(
      async () => {
        const { begun } = traffic;
        const busy = await busyAfterRest(page);
        return { busy, awaited: traffic.awaited.size, asked: traffic.begun - begun };
      },
      { intervals: [20], timeout: 60_000 },
    )
    .toEqual({ busy: 0, awaited: 0, asked: 0 });
}

/** How many places of the page are busy, once it has drawn and had nothing to do for a moment. */
function busyAfterRest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done, 50));
    return document.querySelectorAll('[aria-busy=true]').length;
  });
}
