import type { TenantSettings, TreeScheme } from '@lectern/contracts/people/tenant/tenant-settings';
import type { ClassScheme } from './class-scheme.ts';
import { CLC } from './clc/clc-scheme.ts';
import { DDC } from './ddc/ddc-scheme.ts';

export const CLASS_SCHEME: Readonly<Record<TreeScheme, ClassScheme>> = { clc: CLC, ddc: DDC };

/** The classification by which a library offers its works. */
export function classSchemeOf({ settings }: { readonly settings: TenantSettings }): ClassScheme {
  return CLASS_SCHEME[settings.public.classScheme];
}
