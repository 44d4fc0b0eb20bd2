import { DEMO_TENANTS } from '@lectern/demo/demo-tenant';
import { DEMO_PASSWORD, demoPatrons } from '@lectern/demo/patrons/demo-patrons';
import { TENANTS } from '@lectern/demo/tenants';

const MOST = 6;

/** The accounts to try, as the start prints them; all of them stand in apps/demo/ACCOUNTS.md. */
export function describeDemo(): string {
  const lines = DEMO_TENANTS.flatMap((demo) => [
    `  /${TENANTS[demo].mappingPath}/`,
    ...demoPatrons(demo)
      .filter(({ shows }) => shows !== '')
      .slice(0, MOST)
      .map(({ primaryId, shows }) => `    ${primaryId}  ${shows}`),
  ]);
  return ['Accounts to try (all: apps/demo/ACCOUNTS.md), password', `${DEMO_PASSWORD}:`]
    .join(' ')
    .concat('\n', lines.join('\n'));
}
