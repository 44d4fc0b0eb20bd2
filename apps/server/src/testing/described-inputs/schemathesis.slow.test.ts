import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CATALOGUE } from '@lectern/contracts/catalogue';
import { isForPatrons, isForStaff } from '@lectern/contracts/kernel/access';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../../platform/http/openapi.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { openStaffSession } from '../staff-session.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { MORE_RULES } from './more-rules.ts';

const PYTHON = process.env.LECTERN_TEST_SCHEMATHESIS || undefined;
/** Requests that are made up for each call and phase. */
const EXAMPLES = 10;
/** Ends the session, or the account, with which all others are asked. */
const ENDS_SESSION = /out|cancel|leave|erasure|revoke|password|session/i;

const asked = CATALOGUE.filter(
  (call) =>
    call.kind === 'call' && !call.clearsCache && !ENDS_SESSION.test(call.path) && !(call.path in MORE_RULES),
);

if (!PYTHON)
  it.skip('schemathesis is not here: `node scripts/services/schemathesis.mjs` prints LECTERN_TEST_SCHEMATHESIS', () =>
    undefined);
else
  describe('requests that schemathesis makes from the description', () => {
    let app: TestApp;
    let folder: string;
    let origin: string;
    beforeAll(async () => {
      app = await createTestApp();
      folder = mkdtempSync(join(tmpdir(), 'lectern-described-'));
      await app.app.listen({ host: '127.0.0.1', port: 0 });
      origin = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
    });
    afterAll(async () => {
      rmSync(folder, { recursive: true, force: true });
      await app.close();
    });

    it.each([
      ['anybody', (call: AnyEndpoint) => call.access === 'public', async (): Promise<undefined> => undefined],
      [
        'readers',
        (call: AnyEndpoint) => isForPatrons(call.access),
        async () => buildSession(app.deps.db, await buildPatron(app.deps.db)),
      ],
      [
        'staff',
        (call: AnyEndpoint) => isForStaff(call.access),
        async () => openStaffSession(app, PERMISSIONS),
      ],
    ] as const)(
      'by %s are judged as it says',
      async (who, isTheirs, openTheirs) => {
        const file = join(folder, `${who}.json`);
        writeFileSync(file, JSON.stringify(describeApi(asked.filter(isTheirs), '/api')));
        const session = await openTheirs();
        const { code, output } = await run(file, session);
        expect(code, output.slice(-20_000)).toBe(0);
      },
      3_600_000,
    );

    async function run(file: string, session: string | undefined) {
      const headers = [
        `${HEADERS.mappingPath}: alpha`,
        ...(session ? [`${HEADERS.session}: ${session}`] : []),
      ];
      const words = ['run', file, '--url', `${origin}/api`, '--checks', 'input_as_described', '--seed', '7'];
      const limits = ['--phases', 'coverage,fuzzing', '--max-examples', String(EXAMPLES), '--no-color'];
      const child = spawn(
        PYTHON ?? '',
        ['-m', 'schemathesis.cli', ...words, ...limits, ...headers.flatMap((one) => ['-H', one])],
        {
          cwd: folder,
          env: { ...process.env, SCHEMATHESIS_HOOKS: 'judge_inputs', PYTHONPATH: import.meta.dirname },
        },
      );
      const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
      const [output, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
      return { code: await ended, output: output + complaints };
    }
  });
