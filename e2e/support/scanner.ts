import type { Page } from '@playwright/test';

const KEY_SECONDS = 0.006;

/**
 * Types a code and Enter as a scanner does, wherever the focus is. The instants of the keys are given to the browser, so that a busy
 * machine types no slower.
 */
export async function scanAsScanner(page: Page, code: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  for (const key of [...Array.from(code), 'Enter']) {
    timestamp += KEY_SECONDS;
    const text = key === 'Enter' ? '\r' : key;
    const about = {
      key,
      text,
      timestamp,
      ...(key === 'Enter' && { code: 'Enter', windowsVirtualKeyCode: 13 }),
    };
    await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', ...about });
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp });
  }
  await browser.detach();
}
