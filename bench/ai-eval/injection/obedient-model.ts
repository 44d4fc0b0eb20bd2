import { assistantSettingsSchema } from '@lectern/contracts/people/tenant/assistant-settings';
import type { Deps } from '@lectern/server/platform/deps';
import { createStreamOutside } from '@lectern/server/platform/outside/stream-outside';
import {
  createHttpLanguageModel,
  MODEL_LIMITS,
} from '@lectern/server/ports/language-model/http-language-model';
import type { TestApp } from '@lectern/server/testing/test-app';
import { putSettings, testSettings } from '@lectern/server/testing/test-settings';

const INTERNAL = ['127.0.0.1'];

/** Lets the server ask a model of this machine. */
export function withModels(deps: Deps): Deps {
  const streamOutside = createStreamOutside(INTERNAL);
  const port = { secrets: deps.secrets, streamOutside, internalHosts: INTERNAL };
  return {
    ...deps,
    languageModel: createHttpLanguageModel(port, { ...MODEL_LIMITS, silenceMs: 10_000, retries: 0 }),
  };
}

/** Gives tenant `alpha` the model that does what questions and records tell it (testing/model-server/README.md). */
export async function giveObedientModel(app: TestApp, address: string): Promise<void> {
  const settings = testSettings('alpha');
  const assistant = assistantSettingsSchema.parse({
    tokensPerDay: 1_000_000_000,
    models: [{ kind: 'openai', address, model: 'obeys' }],
  });
  await putSettings(app, { ...settings, public: { ...settings.public, aiOpenFlag: '1' }, assistant });
  await app.deps.tenants.refresh();
}
