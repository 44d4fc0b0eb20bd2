import type { ProviderSettings } from '@lectern/contracts/people/tenant/sign-in-settings';
import type { Subject } from './identity-port.ts';

/** Attributes as a provider sends them: a text, several, or something else. */
export type Attributes = Readonly<Record<string, unknown>>;

const LONGEST = 500;

/** The reader by the tenant's names of attributes. Of several values the first counts; what is no text is ignored. */
export function subjectOf(
  names: ProviderSettings['attributes'],
  { id, issuer }: Pick<Subject, 'id' | 'issuer'>,
  attributes: Attributes,
): Omit<Subject, 'emailVerified'> {
  const value = (name: string) => textOf(Object.hasOwn(attributes, name) ? attributes[name] : undefined);
  return {
    id,
    issuer,
    primaryId: names.primaryId === '' ? id.trim() : value(names.primaryId),
    name: names.name === '' ? '' : value(names.name),
    email: names.email === '' ? '' : value(names.email),
  };
}

function textOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const text = typeof first === 'number' ? String(first) : first;
  return typeof text === 'string' ? text.trim().slice(0, LONGEST) : '';
}
