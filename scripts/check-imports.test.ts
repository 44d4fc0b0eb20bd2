import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'check-imports.mjs');
const run = promisify(execFile);

describe('the check of imports', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'lectern-imports-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** What it says of a tree of files: by path below the server's src/ (or the root, with a leading slash), the modules that each imports. */
  async function faultsOf(tree: Readonly<Record<string, readonly string[]>>): Promise<string[]> {
    for (const [path, imports] of Object.entries(tree)) {
      const file = path.startsWith('/') ? join(root, path) : join(root, 'apps/server/src', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, imports.map((one) => (one.includes(' ') ? one : `import '${one}';`)).join('\n'));
    }
    try {
      await run(process.execPath, [SCRIPT, root]);
      return [];
    } catch (error) {
      return (error as { readonly stderr: string }).stderr.trim().split('\n');
    }
  }

  it('lets each floor use those below, and the root compose all', async () => {
    expect(
      await faultsOf({
        'app.ts': ['./domains/loans/domain.ts', './ports/ils/port.ts', './standards/feed.ts'],
        'standards/feed.ts': ['../domains/loans/due.ts'],
        'domains/loans/domain.ts': ['./calls/renew.ts'],
        'domains/loans/calls/renew.ts': ['../due.ts', '../../../ports/ils/port.ts'],
        'domains/loans/due.ts': ['../vocabulary/names.ts', '@lectern/marc/bib'],
        'domains/vocabulary/names.ts': ['../../platform/clock.ts'],
        'ports/ils/port.ts': ['../../platform/clock.ts'],
        'domains/loans/due.test.ts': ['../../app.ts', '../../testing/clock.ts'],
      }),
    ).toEqual([]);
  });

  it.each([
    ['platform/jobs.ts', '../domains/loans/due.ts', 'platform may not import domains'],
    ['platform/deps.ts', '../ports/ils/port.ts', 'platform may not import ports'],
    ['ports/ils/local.ts', '../../domains/loans/due.ts', 'ports may not import domains'],
    ['domains/vocabulary/names.ts', '../loans/due.ts', 'domains/vocabulary may not import domains'],
    ['domains/loans/due.ts', '../../standards/feed.ts', 'domains may not import standards'],
    ['domains/loans/due.ts', '../../create-deps.ts', 'domains may not import root'],
    ['domains/loans/due.ts', '../../testing/clock.ts', 'testing/ is for tests only'],
    ['domains/loans/due.ts', '../fines/ledger-store.ts', 'a private part of fines'],
    ['domains/loans/due.ts', '../fines/store/ledger.ts', 'a private part of fines'],
    ['standards/feed.ts', '../domains/fines/calls/pay.ts', 'a private part of fines'],
    ['domains/loans/due.ts', '../../platform/http/call-error.ts', 'return a refusal instead'],
    [
      '/packages/contracts/src/kernel/call.ts',
      '../loans/errors.ts',
      'the kernel knows no list and no domain',
    ],
    ['domains/loans/due.ts', '@lectern/web/app', 'apps/server may not import web'],
    ['domains/loans/due.ts', '../../../../web/src/app.ts', 'leaves its package'],
    ['domains/loans/due.ts', 'saxes', 'read XML with limits'],
    ['/apps/web/src/features/loans/page.tsx', '../fines/owed.ts', 'a feature does not import another'],
    ['/apps/web/src/lib/money.ts', '../features/fines/owed.ts', 'components and lib know no feature'],
    ['/apps/web/src/features/fines/page.tsx', '../../app/routes.ts', 'only app/ imports from app/'],
  ])('finds in %s the import of %s', async (file, target, reason) => {
    const faults = await faultsOf({ [file]: [target] });
    expect(faults).toEqual([expect.stringContaining(`imports ${target}: ${reason}`)]);
  });

  it.each([
    ['of a type', "import type { Due } from '../fines/ledger-store.ts';"],
    ['over several lines', "import {\n  due,\n  owed,\n} from '../fines/ledger-store.ts';"],
    ['that is handed on', "export { due } from '../fines/ledger-store.ts';"],
    ['at run time', "const due = await import('../fines/ledger-store.ts');"],
  ])('reads an import %s', async (_what, line) => {
    expect(await faultsOf({ 'domains/loans/due.ts': [line] })).toHaveLength(1);
  });

  it('finds circles of files, of any length, and says the way', async () => {
    const faults = await faultsOf({
      '/packages/search/src/a.ts': ['./deep/b.ts'],
      '/packages/search/src/deep/b.ts': ["import type { C } from '../c.ts';"],
      '/packages/search/src/c.ts': ['./a.ts', './d.ts'],
      '/packages/search/src/d.ts': [],
    });
    expect(faults).toEqual([
      'a circle of files: packages/search/src/a.ts -> packages/search/src/deep/b.ts -> packages/search/src/c.ts -> packages/search/src/a.ts',
    ]);
  });

  it('lets a room of the circulation use the rooms below it', async () => {
    expect(
      await faultsOf({
        'domains/circulation/domain.ts': ['./local-ils.ts'],
        'domains/circulation/local-ils.ts': ['./desk/undo.ts', './ledger/book.ts'],
        'domains/circulation/desk/undo.ts': ['./alerts.ts', '../ledger/book.ts'],
        'domains/circulation/ledger/book.ts': ['../local-context.ts', '../../../platform/clock.ts'],
        'domains/circulation/ledger/book.test.ts': ['../desk/undo.ts'],
      }),
    ).toEqual([]);
  });

  it.each([
    ['ledger/book.ts', '../desk/undo.ts', 'the room ledger imports desk, which stands above it'],
    ['ledger/book.ts', '../local-ils.ts', 'the room ledger imports local-ils, which stands above it'],
    [
      'money/pay.ts',
      '../lending/check-in.ts',
      'the room money imports lending, which stands on the same floor',
    ],
    ['attic/box.ts', '../ledger/book.ts', 'the room attic has no floor in scripts/imports/rooms.mjs'],
    ['desk/undo.ts', '../attic/box.ts', 'the room attic has no floor in scripts/imports/rooms.mjs'],
  ])('finds in the room of %s the import of %s', async (file, target, reason) => {
    expect(await faultsOf({ [`domains/circulation/${file}`]: [target] })).toEqual([
      `apps/server/src/domains/circulation/${file}: ${reason}`,
    ]);
  });

  it('names the rooms of the circulation that import each other', async () => {
    const faults = await faultsOf({
      'domains/circulation/desk/undo.ts': ["import type { Pay } from '../money/pay.ts';"],
      'domains/circulation/money/give-back.ts': ['../desk/alerts.ts'],
    });
    expect(faults).toContain('rooms of the circulation import each other: desk and money');
  });

  it.each(['implement', 'implementRaw', 'implementUpload'])(
    'finds a handler by %s outside calls/',
    async (name) => {
      const line = `export const renewCall = ${name}(renew)(async () => ({}));`;
      const faults = await faultsOf({
        'domains/loans/renew.ts': [line],
        'domains/loans/calls/list.ts': [line],
        'domains/loans/renew.test.ts': [line],
      });
      expect(faults).toEqual([
        'apps/server/src/domains/loans/renew.ts: a handler lies outside calls/ of its domain',
      ]);
    },
  );

  it.each([
    'for (const tenant of await deps.tenants.all()) await tell(tenant);',
    'for (const [tenantId, events] of byTenant(changes)) await apply(tenantId, events);',
    "for (const { id } of await db.selectFrom('tenant').select('id').execute()) await tell(id);",
  ])('finds a loop over all libraries besides forEachTenant: %s', async (line) => {
    const faults = await faultsOf({
      'domains/loans/tell.ts': [line],
      'domains/loans/tell.test.ts': [line],
      'platform/tenants/faults/for-each-tenant.ts': [line],
    });
    expect(faults).toEqual([
      'apps/server/src/domains/loans/tell.ts: reads all libraries; work for each goes through forEachTenant',
    ]);
  });

  it('finds circles of domains whose files go in none', async () => {
    const faults = await faultsOf({
      'domains/loans/due.ts': ['../fines/owed.ts'],
      'domains/fines/owed.ts': [],
      'domains/fines/pay.ts': ['../patron/status.ts'],
      'domains/patron/status.ts': ['../loans/list.ts'],
      'domains/loans/list.ts': [],
    });
    expect(faults).toEqual(['a circle of domains: fines -> patron -> loans -> fines']);
  });
});
