import { setTimeout as sleep } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';

const LONGEST_SECONDS = 240;

/** The server answers before its first search index is built. The tests begin when it is. */
export async function waitForIndex({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL ?? '';
  const searches = ['/demo/feed?keyWord=%E7%BA%A2%E6%A5%BC%E6%A2%A6', '/harbour/feed?keyWord=whale'];
  for (let second = 0; second < LONGEST_SECONDS; second++) {
    const answers = await Promise.all(searches.map((path) => fetch(`${origin}${path}`)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    if (texts.every((text) => text.includes('<item>'))) return;
    await sleep(1000);
  }
  throw new Error(`no search finds anything ${LONGEST_SECONDS} seconds after the start`);
}
