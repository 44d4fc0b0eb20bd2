import type { ModelSettings } from '@lectern/contracts/people/tenant/model-settings';
import { keyNameOf } from '../../platform/outside/configured-endpoint.ts';

/** The name of the secret with the key for an address. */
export function modelKeyName(settings: Pick<ModelSettings, 'address'>): string {
  return keyNameOf('model-key', settings);
}
