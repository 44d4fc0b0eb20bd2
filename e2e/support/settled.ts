import { expect, type Page, type Request } from '@playwright/test';

/** The requests of a page: how many were started, and which are not finished. */
interface Traffic {
  begun: number;
  readonly awaited: Set<Request>;
}

const watched = new WeakMap<Page, Traffic>();

/** Opens an address as a new visit. With only another hash, the same document would stay. */
export async function open(page: Page, address: string): Promise<void> {
  const traffic = watchTraffic(page);
  await page.goto('about:blank');
  // No event tells the end of requests of the document that was left.
  traffic.awaited.clear();
  await page.goto(address);
  await settled(page);
}

/** Goes to another screen in the same visit, as a link would. */
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
    // A page that is loaded again: its requests before that may never be told as ended.
    if (request.isNavigationRequest()) traffic.awaited.clear();
    traffic.begun++;
    traffic.awaited.add(request);
  });
  const ended = (request: Request) => void traffic.awaited.delete(request);
  page.on('requestfinished', ended).on('requestfailed', ended);
  watched.set(page, traffic);
  return traffic;
}

/** Waits until the page is drawn, no part of it is busy, and it makes no requests for a moment. */
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

/** Waits until no dialog is open and its entry in the history is gone. It goes by a step back, which ends a loading that begins meanwhile. */
export async function dialogGone(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => (history.state as { dialog?: true } | null)?.dialog))
    .toBeUndefined();
}

/** The number of busy parts of the page, after it was drawn and a moment has passed. */
function busyAfterRest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done, 50));
    return document.querySelectorAll('[aria-busy=true]').length;
  });
}
