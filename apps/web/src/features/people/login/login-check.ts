/** What the reader typed. */
export interface LoginFields {
  readonly account: string;
  readonly password: string;
  readonly code: string;
  readonly consent: boolean;
}

export type LoginFieldName = keyof LoginFields;

/** The missing fields in the specification's order (document 1, section 5). The code counts only where one is asked for. */
export function missingFields(fields: LoginFields, needsCode: boolean): LoginFieldName[] {
  const missing = {
    account: fields.account.trim() === '',
    password: fields.password === '',
    code: needsCode && fields.code.trim() === '',
    consent: !fields.consent,
  };
  return (['account', 'password', 'code', 'consent'] as const).filter((name) => missing[name]);
}
