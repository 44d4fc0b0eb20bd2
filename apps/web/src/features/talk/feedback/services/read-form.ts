import {
  type Service,
  type ServiceRequest,
  serviceRequestSchema,
} from '@lectern/contracts/talk/feedback/service-request';
import type { FieldName, FieldValues } from './service-fields.ts';

/** Fields that can be wrong in more ways than being empty: each has its own words. */
const FAULTS = ['contact', 'year', 'number', 'until', 'consent'] as const;
export type FieldFault = (typeof FAULTS)[number] | 'missing';

/** A form as the desk gets it, or what is wrong with each field. */
export function readForm(
  service: Service,
  values: FieldValues,
  { consent, recordId }: { readonly consent: boolean; readonly recordId: string },
):
  | { readonly request: ServiceRequest }
  | { readonly faults: Readonly<Partial<Record<FieldName | 'consent', FieldFault>>> } {
  const read = serviceRequestSchema.safeParse({ ...values, kind: service, consent, recordId });
  if (read.success) return { request: read.data };
  const names = read.error.issues.map(({ path: [name] }) => String(name));
  return {
    faults: Object.fromEntries(
      names.map((name): [string, FieldFault] => [name, FAULTS.find((one) => one === name) ?? 'missing']),
    ),
  };
}
