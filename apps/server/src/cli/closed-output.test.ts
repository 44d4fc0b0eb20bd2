import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';

describe('lectern with a reader that goes away', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
  });
  afterAll(() => installation.close());

  it('ends without a stack', async () => {
    const child = installation.start(['tenant', 'show', '--tenant', 'alpha', '--all']);
    child.stdout?.destroy();
    const errors = child.stderr ? text(child.stderr) : '';
    const [code] = (await once(child, 'exit')) as [number | null];
    expect([code, await errors]).toEqual([0, '']);
  });
});
