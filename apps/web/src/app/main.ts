import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { beginEntry } from '../lib/entry/begin-entry.ts';
import { keepGroupCode } from '../lib/group-code.ts';
import { currentLanguage } from '../lib/language.ts';
import { EVERYWHERE, loadWords } from '../lib/words.ts';
import { pageAt } from './pages.ts';
import { applyFirstLook } from './start/first-look.ts';
import { readPageStart } from './start/page-start.ts';

// This file is small and does without React. It starts all requests for the first page at once, while the application is loading.
const start = readPageStart();
if (start) keepGroupCode(start.group.groupCode);
applyFirstLook(start);
beginEntry();
const page = pageAt(location.hash);
for (const namespace of [...EVERYWHERE, page.words]) void loadWords(namespace, currentLanguage());
void page.load().then(({ prefetch }) => prefetch?.(location.hash));
void import('./draw.tsx').then(({ drawPage }) => drawPage(start, page.words));
