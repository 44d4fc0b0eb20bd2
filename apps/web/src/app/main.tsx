import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './application.tsx';
import { StartFailure } from './start-failure.tsx';
import { startPage } from './start-page.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

startPage().then(
  // A transition is drawn in slices, so that a slow phone answers to touch meanwhile.
  (tenant) => startTransition(() => root.render(<Application tenant={tenant} />)),
  (error: unknown) => root.render(<StartFailure error={error} />),
);
