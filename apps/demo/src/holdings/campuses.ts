import type { Names } from '@lectern/contracts/kernel/languages';
import type { DemoTenant } from '../demo-tenant.ts';

/** A campus of the university. */
export interface CampusSeed {
  readonly code: string;
  readonly names: Names;
}

const CAMPUSES: Readonly<Record<DemoTenant, readonly CampusSeed[]>> = {
  demo: [
    {
      code: 'C-MAIN',
      names: { 'zh-CN': '主校区', 'zh-TW': '主校區', 'en-US': 'Main campus', 'fr-FR': 'Campus principal' },
    },
    {
      code: 'C-SOUTH',
      names: { 'zh-CN': '南校区', 'zh-TW': '南校區', 'en-US': 'South campus', 'fr-FR': 'Campus sud' },
    },
  ],
  harbour: [],
};

/** The campus of each library; the libraries of the town have none. */
const CAMPUS_OF_LIBRARY: Readonly<Record<string, string>> = { MAIN: 'C-MAIN', SOUTH: 'C-SOUTH' };

/** The campuses of a demo tenant in display order. */
export function demoCampuses(tenant: DemoTenant): readonly CampusSeed[] {
  return CAMPUSES[tenant];
}

/** The code of the library's campus; empty if it has none. */
export function campusOfLibrary(libraryCode: string): string {
  return CAMPUS_OF_LIBRARY[libraryCode] ?? '';
}
