/** What the reader typed. */
export interface LoginFields {
  readonly account: string;
  readonly password: string;
  readonly code: string;
  readonly consent: boolean;
}

export type LoginFieldName = keyof LoginFields;

/** The first missing field in the specification's order (document 1, section 5); undefined if none is missing. */
export function firstMissing(fields: LoginFields): LoginFieldName | undefined {
  if (fields.account.trim() === '') return 'account';
  if (fields.password === '') return 'password';
  if (fields.code.trim() === '') return 'code';
  return fields.consent ? undefined : 'consent';
}
