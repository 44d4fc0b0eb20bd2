/** The two rules of a library for new passwords (specification 1, section 5). */
export const PASSWORD_RULES = ['simple', 'strong'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

export const LEAST_PASSWORD_LENGTH = 8;
export const MOST_PASSWORD_LENGTH = 16;

/** Kinds of characters; the last is everything that is none of the others. */
const KINDS = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/];

/** Why a password cannot be used: its form, or that it is the account. */
export type PasswordFault = 'rule' | 'account';

/**
 * What is wrong with a new password; undefined if nothing is. `simple`: letters and digits only, at least one of each; `strong`: at least
 * three of upper case, lower case, digit and other sign. Both: 8 to 16 characters, and not the account or card number.
 */
export function passwordFault(
  password: string,
  { rule, account }: { readonly rule: PasswordRule; readonly account: string },
): PasswordFault | undefined {
  const { length } = password;
  if (length < LEAST_PASSWORD_LENGTH || length > MOST_PASSWORD_LENGTH) return 'rule';
  if (!(rule === 'simple' ? isSimple(password) : isStrong(password))) return 'rule';
  return password.toLowerCase() === account.trim().toLowerCase() ? 'account' : undefined;
}

function isSimple(password: string): boolean {
  return /^[A-Za-z0-9]+$/.test(password) && /[A-Za-z]/.test(password) && /[0-9]/.test(password);
}

function isStrong(password: string): boolean {
  return KINDS.filter((kind) => kind.test(password)).length >= 3;
}

export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** How strong a password is, 0 (empty) to 4 (specification 1, section 5, "Strength score"). */
export function passwordScore(password: string): PasswordScore {
  if (password === '') return 0;
  const { length } = password;
  const [upper, lower, digit, other] = KINDS.map((kind) => kind.test(password));
  const letter = upper || lower;
  if (upper && lower && digit && other && length >= 8) return 4;
  if (letter && digit && other && length >= 8) return 3;
  return letter && digit && length >= 6 ? 2 : 1;
}
