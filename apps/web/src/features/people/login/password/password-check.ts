import { type PasswordRule, passwordFault } from '@lectern/rules/password-rules';

export interface PasswordFields {
  readonly old: string;
  readonly password: string;
  readonly confirmation: string;
}

export type PasswordField = keyof PasswordFields;

/** What the form finds wrong itself; the key of its words is `faults.{fault}`. */
export type PasswordFieldFault =
  | 'oldMissing'
  | 'missing'
  | 'rule'
  | 'account'
  | 'unchanged'
  | 'confirmationMissing'
  | 'differs';

export type PasswordFaults = Readonly<Partial<Record<PasswordField, PasswordFieldFault>>>;

export interface PasswordContext {
  readonly rule: PasswordRule;
  /** What the new password must not be. */
  readonly account: string;
  /** Whether the old password is asked for. */
  readonly withOld: boolean;
}

/** The faults of all fields of the form, in the order of the fields (specification 1, section 5, "Password rules"). */
export function passwordFaults(fields: PasswordFields, context: PasswordContext): PasswordFaults {
  const old = context.withOld && fields.old === '' ? 'oldMissing' : undefined;
  const password = newPasswordFault(fields, context);
  const confirmation = confirmationFault(fields);
  return {
    ...(old && { old }),
    ...(password && { password }),
    ...(confirmation && { confirmation }),
  };
}

function newPasswordFault(
  { old, password }: PasswordFields,
  context: PasswordContext,
): PasswordFieldFault | undefined {
  if (password === '') return 'missing';
  return passwordFault(password, context) ?? (context.withOld && password === old ? 'unchanged' : undefined);
}

function confirmationFault({ password, confirmation }: PasswordFields): PasswordFieldFault | undefined {
  if (confirmation === '') return 'confirmationMissing';
  return confirmation === password ? undefined : 'differs';
}
