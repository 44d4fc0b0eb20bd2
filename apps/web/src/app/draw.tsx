import type { PageStart } from '@lectern/contracts/people/tenant/page-start';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './application.tsx';
import { startPage } from './start/start-page.ts';
import { StartFailure } from './start-failure.tsx';

/** Draws the application in place of the empty shape that index.html shows. `words` is the namespace of the first page. */
export async function drawPage(start: PageStart | undefined, words: string): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const root = createRoot(element);
  try {
    const tenant = await startPage(start, words);
    // React draws a transition in slices, so that a slow phone still reacts to touch.
    startTransition(() => root.render(<Application tenant={tenant} />));
  } catch (error) {
    root.render(<StartFailure error={error} />);
  }
}
