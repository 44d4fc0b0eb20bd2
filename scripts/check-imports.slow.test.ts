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

  /**
   * What it says of a tree of files: by path below the server's src/ (or the root, with a leading slash), the modules that each imports.
   */
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
        'app.ts': ['./domains/lending/loans/domain.ts', './ports/ils/port.ts', './standards/feed.ts'],
        'standards/feed.ts': ['../domains/lending/loans/due.ts'],
        'domains/lending/loans/domain.ts': ['./calls/renew.ts'],
        'domains/lending/loans/calls/renew.ts': ['../due.ts', '../../../../ports/ils/port.ts'],
        'domains/lending/loans/due.ts': ['../../collection/vocabulary/names.ts', '@lectern/marc/bib'],
        'domains/collection/vocabulary/names.ts': ['../../../platform/clock.ts'],
        'ports/ils/port.ts': ['../../platform/clock.ts'],
        'domains/lending/loans/due.test.ts': ['../../../app.ts', '../../../testing/clock.ts'],
      }),
    ).toEqual([]);
  });

  it.each([
    ['platform/jobs.ts', '../domains/lending/loans/due.ts', 'platform may not import domains'],
    ['platform/deps.ts', '../ports/ils/port.ts', 'platform may not import ports'],
    ['ports/ils/local.ts', '../../domains/lending/loans/due.ts', 'ports may not import domains'],
    [
      'domains/collection/vocabulary/names.ts',
      '../../lending/loans/due.ts',
      'collection may not import lending, which stands above it',
    ],
    [
      '/packages/contracts/src/people/account/call.ts',
      '../../shelf/topics/errors.ts',
      'people may not import shelf, which stands above it',
    ],
    [
      '/packages/contracts/src/library-system/errors.ts',
      '../lending/loans/errors.ts',
      'the refusals of library systems know the kernel only',
    ],
    ['domains/attic/loans/due.ts', './owed.ts', 'attic is no wing'],
    ['domains/lending/loans/due.ts', '../../../standards/feed.ts', 'domains may not import standards'],
    ['domains/lending/loans/due.ts', '../../../create-deps.ts', 'domains may not import root'],
    ['domains/lending/loans/due.ts', '../../../testing/clock.ts', 'testing/ is for tests only'],
    ['domains/lending/loans/due.ts', '../fines/ledger-store.ts', 'a private part of fines'],
    ['domains/lending/loans/due.ts', '../fines/store/ledger.ts', 'a private part of fines'],
    ['standards/feed.ts', '../domains/lending/fines/calls/pay.ts', 'a private part of fines'],
    ['domains/lending/loans/due.ts', '../../../platform/http/call-error.ts', 'return a refusal instead'],
    [
      '/packages/contracts/src/kernel/call.ts',
      '../lending/loans/errors.ts',
      'the kernel knows no list and no domain',
    ],
    ['domains/lending/loans/due.ts', '@lectern/web/app', 'apps/server may not import web'],
    ['domains/lending/loans/due.ts', '../../../../../web/src/app.ts', 'leaves its package'],
    ['domains/lending/loans/due.ts', 'saxes', 'read XML with limits'],
    [
      '/apps/web/src/features/lending/loans/page.tsx',
      '../fines/owed.ts',
      'a feature does not import another',
    ],
    ['/apps/web/src/lib/money.ts', '../features/lending/fines/owed.ts', 'components and lib know no feature'],
    [
      '/apps/web/src/features/lending/fines/page.tsx',
      '../../../app/routes.ts',
      'only app/ imports from app/',
    ],
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
    expect(await faultsOf({ 'domains/lending/loans/due.ts': [line] })).toHaveLength(1);
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
        'domains/lending/circulation/domain.ts': ['./local-ils.ts'],
        'domains/lending/circulation/local-ils.ts': ['./desk/undo.ts', './ledger/book.ts'],
        'domains/lending/circulation/desk/undo.ts': ['./alerts.ts', '../ledger/book.ts'],
        'domains/lending/circulation/ledger/book.ts': [
          '../local-context.ts',
          '../../../../platform/clock.ts',
        ],
        'domains/lending/circulation/ledger/book.test.ts': ['../desk/undo.ts'],
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
    expect(await faultsOf({ [`domains/lending/circulation/${file}`]: [target] })).toEqual([
      `apps/server/src/domains/lending/circulation/${file}: ${reason}`,
    ]);
  });

  it('names the rooms of the circulation that import each other', async () => {
    const faults = await faultsOf({
      'domains/lending/circulation/desk/undo.ts': ["import type { Pay } from '../money/pay.ts';"],
      'domains/lending/circulation/money/give-back.ts': ['../desk/alerts.ts'],
    });
    expect(faults).toContain('rooms of the circulation import each other: desk and money');
  });

  it.each(['implement', 'implementRaw', 'implementUpload'])(
    'finds a handler by %s outside calls/',
    async (name) => {
      const line = `export const renewCall = ${name}(renew)(async () => ({}));`;
      const faults = await faultsOf({
        'domains/lending/loans/renew.ts': [line],
        'domains/lending/loans/calls/list.ts': [line],
        'domains/lending/loans/renew.test.ts': [line],
      });
      expect(faults).toEqual([
        'apps/server/src/domains/lending/loans/renew.ts: a handler lies outside calls/ of its domain',
      ]);
    },
  );

  it.each([
    'for (const tenant of await deps.tenants.all()) await tell(tenant);',
    'for (const [tenantId, events] of byTenant(changes)) await apply(tenantId, events);',
    "for (const { id } of await db.selectFrom('tenant').select('id').execute()) await tell(id);",
  ])('finds a loop over all libraries besides forEachTenant: %s', async (line) => {
    const faults = await faultsOf({
      'domains/lending/loans/tell.ts': [line],
      'domains/lending/loans/tell.test.ts': [line],
      'platform/tenants/faults/for-each-tenant.ts': [line],
    });
    expect(faults).toEqual([
      'apps/server/src/domains/lending/loans/tell.ts: reads all libraries; work for each goes through forEachTenant',
    ]);
  });

  it('finds circles of domains whose files go in none', async () => {
    const faults = await faultsOf({
      'domains/lending/loans/due.ts': ['../fines/owed.ts'],
      'domains/lending/fines/owed.ts': [],
      'domains/lending/fines/pay.ts': ['../patron/status.ts'],
      'domains/lending/patron/status.ts': ['../loans/list.ts'],
      'domains/lending/loans/list.ts': [],
    });
    expect(faults).toEqual(['a circle of domains: fines -> patron -> loans -> fines']);
  });
});
