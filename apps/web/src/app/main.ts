import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { currentLanguage } from '../lib/language.ts';
import { EVERYWHERE, loadWords } from '../lib/words.ts';
import { pageAt } from './pages.ts';
import { externalEntry } from './start/external-entry.ts';
import { takeFirstLook } from './start/first-look.ts';
import { readPageStart } from './start/page-start.ts';

// Small and without React: what the first page needs is asked for here, side by side, while the rest is still on its way.
const start = readPageStart();
takeFirstLook(start);
const entry = externalEntry(location.search);
if (entry) history.replaceState(null, '', location.pathname + entry);
const page = pageAt(location.hash);
for (const namespace of [...EVERYWHERE, page.words]) void loadWords(namespace, currentLanguage());
void page.load().then(({ askAhead }) => askAhead?.(location.hash));
void import('./draw.tsx').then(({ drawPage }) => drawPage(start, page.words));
