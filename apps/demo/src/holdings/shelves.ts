import type { Names } from '@lectern/contracts/kernel/languages';
import type { DemoTenant } from '../demo-tenant.ts';

/** The call numbers on a shelf, and its shape on the plan of its floor. */
export interface ShelfSeed {
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly shelf: string;
  readonly first: string;
  readonly last: string;
  readonly planCode: string;
  readonly shapeId: string;
}

export interface PlanSeed {
  readonly code: string;
  readonly names: Names;
  readonly svg: string;
}

const PLAN = 'main-2';
const LIBRARY = 'MAIN';
const LOCATION = 'M-LIT';

/** mark | first | last: literature and art on the second floor of the main library. */
const SHELVES = `
A1|I0|I206
A2|I207|I209
A3|I21|I239
A4|I24|I246
A5|I247|I249
A6|I25|I299
B1|I3|I499
B2|I5|I599
B3|I6|I999
B4|J0|J299
B5|J3|J999
B6|J|
`;

/** The shelves of a demo tenant. Only one floor of the main library of the university has them. */
export function demoShelves(tenant: DemoTenant): readonly ShelfSeed[] {
  return tenant === 'demo' ? SHELF_SEEDS : [];
}

/** The floor plans of a demo tenant. */
export function demoPlans(tenant: DemoTenant): readonly PlanSeed[] {
  if (tenant !== 'demo') return [];
  const names = {
    'zh-CN': '总馆二楼',
    'zh-TW': '總館二樓',
    'en-US': 'Main Library, 2nd floor',
    'fr-FR': 'Bibliothèque centrale, 2e étage',
  };
  return [{ code: PLAN, names, svg: planSvg(SHELF_SEEDS) }];
}

const SHELF_SEEDS: readonly ShelfSeed[] = SHELVES.trim()
  .split('\n')
  .map((line) => {
    const [shelf = '', first = '', last = ''] = line.split('|');
    const place = { libraryCode: LIBRARY, locationCode: LOCATION, planCode: PLAN };
    return { ...place, shelf, first, last, shapeId: `shelf-${shelf}` };
  });

/** A plain plan: two rows of shelves, a reading area, stairs and a desk. Signs need no language. */
function planSvg(shelves: readonly ShelfSeed[]): string {
  const shapes = shelves.map(({ shelf, shapeId }) => {
    const row = shelf.startsWith('A') ? 0 : 1;
    const x = 60 + (Number(shelf.slice(1)) - 1) * 70;
    const y = 60 + row * 170;
    return (
      `<g id="${shapeId}"><rect x="${x}" y="${y}" width="36" height="120" rx="3" fill="#d9c8a9" stroke="#6f5b3e"/>` +
      `<text x="${x + 18}" y="${y + 66}" font-size="18" text-anchor="middle" fill="#3a2f20">${shelf}</text></g>`
    );
  });
  const tables = [0, 1, 2].map(
    (at) =>
      `<rect x="520" y="${70 + at * 95}" width="110" height="55" rx="8" fill="#cfe0dd" stroke="#5b7f7a"/>`,
  );
  const steps = [0, 1, 2, 3, 4].map((at) => `<path d="M${700 + at * 14} 300v60" stroke="#777"/>`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400">' +
    '<rect x="10" y="10" width="780" height="380" fill="#fbfaf7" stroke="#333" stroke-width="4"/>' +
    '<path d="M360 390h80" stroke="#fbfaf7" stroke-width="8"/><path d="M400 384v-22m-8 8l8-8l8 8" fill="none" stroke="#333" stroke-width="2"/>' +
    `${shapes.join('')}${tables.join('')}` +
    `<rect x="690" y="300" width="76" height="60" fill="#eee" stroke="#777"/>${steps.join('')}` +
    '<circle cx="728" cy="90" r="34" fill="#f0d9d0" stroke="#8a5a45"/><text x="728" y="98" font-size="24" text-anchor="middle" fill="#5a3424">i</text>' +
    '</svg>'
  );
}
