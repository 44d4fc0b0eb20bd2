import type { DatabaseKind } from '../platform/db/dialect.ts';
import { createPaymentChannels } from '../ports/payments/payment-channels.ts';
import { openSandbox } from '../ports/payments/sandbox/sandbox-channel.ts';
import { type ScriptedProvider, scriptedProvider } from './scripted-provider.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { putSettings, testSettings } from './test-settings.ts';

/** A library whose readers can pay by the sandbox, and by a provider that does what a test wants. */
export async function createPaymentLibrary(
  kind: DatabaseKind,
): Promise<{ readonly app: TestApp; readonly provider: ScriptedProvider }> {
  let provider: ScriptedProvider | undefined;
  const app = await createTestApp({
    kind,
    adapt: (deps) => {
      const made = scriptedProvider(() => deps.clock.now());
      provider = made;
      return { ...deps, payments: createPaymentChannels([openSandbox(deps), () => made.channel]) };
    },
  });
  await putSettings(app, { ...testSettings('alpha'), payments: { sandbox: true } });
  await app.deps.tenants.refresh();
  if (!provider) throw new Error('the app was not built');
  return { app, provider };
}
