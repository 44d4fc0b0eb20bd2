import { join } from 'node:path';
import type { Config } from '../../../platform/config.ts';

/** The file with the vectors of a library's records. The folder has nothing else, so it can be copied to other nodes whole. */
export function vectorsPath({ dataFolder }: Pick<Config, 'dataFolder'>, tenantId: string): string {
  return join(dataFolder, 'vectors', `${tenantId}.vectors`);
}
