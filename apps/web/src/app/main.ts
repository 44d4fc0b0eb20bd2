import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { beginEntry } from '../lib/entry/begin-entry.ts';
import { keepGroupCode } from '../lib/group-code.ts';
import { currentLanguage } from '../lib/language.ts';
import { isStaffPath } from '../lib/mapping-path.ts';
import { EVERYWHERE, loadWords } from '../lib/words.ts';
import { pageAt } from './pages.ts';
import { applyFirstLook } from './start/first-look.ts';
import { readPageStart } from './start/page-start.ts';

// This file is small and does without React. It starts all requests for the first page at once, while the application is loading. The pages
// of the staff have a path of their own and are loaded only there.
const start = readPageStart();
if (start) keepGroupCode(start.group.groupCode);
applyFirstLook(start);
if (isStaffPath(location.pathname)) {
  void import('./staff/draw-staff.tsx').then(({ drawStaff }) => drawStaff(start));
} else drawReaders();

function drawReaders(): void {
  beginEntry();
  const page = pageAt(location.hash);
  for (const namespace of [...EVERYWHERE, page.words]) void loadWords(namespace, currentLanguage());
  void page.load().then(({ prefetch }) => prefetch?.(location.hash));
  void import('./draw.tsx').then(({ drawPage }) => drawPage(start, page.words));
}
