/** The two rules of a library for new passwords (specification 1, section 5). */
export const PASSWORD_RULES = ['simple', 'strong'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

export const LEAST_PASSWORD_LENGTH = 8;
export const MOST_PASSWORD_LENGTH = 16;

/** Kinds of characters; the last is everything that is none of the others. */
const KINDS = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/];

/** Why a password cannot be used: its form, or that it is the account. */
export type PasswordFault = 'rule' | 'account';

/** What a rule asks of a password, each to be shown to the reader as a line of its own. */
export type PasswordRequirement =
  | 'length'
  | 'lettersAndDigitsOnly'
  | 'letterAndDigit'
  | 'threeKinds'
  | 'notAccount';

const REQUIREMENTS = {
  simple: ['length', 'lettersAndDigitsOnly', 'letterAndDigit', 'notAccount'],
  strong: ['length', 'threeKinds', 'notAccount'],
} as const satisfies Record<PasswordRule, readonly PasswordRequirement[]>;

/** What the rule asks, in the order of the interface, and whether the password has it. An empty password has nothing of it. */
export function passwordRequirements(
  password: string,
  { rule, account }: { readonly rule: PasswordRule; readonly account: string },
): readonly { readonly name: PasswordRequirement; readonly isMet: boolean }[] {
  return REQUIREMENTS[rule].map((name) => ({
    name,
    isMet: password !== '' && meets(name, password, account),
  }));
}

function meets(requirement: PasswordRequirement, password: string, account: string): boolean {
  switch (requirement) {
    case 'length':
      return password.length >= LEAST_PASSWORD_LENGTH && password.length <= MOST_PASSWORD_LENGTH;
    case 'lettersAndDigitsOnly':
      return /^[A-Za-z0-9]+$/.test(password);
    case 'letterAndDigit':
      return /[A-Za-z]/.test(password) && /[0-9]/.test(password);
    case 'threeKinds':
      return KINDS.filter((kind) => kind.test(password)).length >= 3;
    case 'notAccount':
      return password.toLowerCase() !== account.trim().toLowerCase();
  }
}

/**
 * What is wrong with a new password; undefined if nothing is. `simple`: letters and digits only, at least one of each; `strong`: at least
 * three of upper case, lower case, digit and other sign. Both: 8 to 16 characters, and not the account or card number.
 */
export function passwordFault(
  password: string,
  context: { readonly rule: PasswordRule; readonly account: string },
): PasswordFault | undefined {
  const unmet = passwordRequirements(password, context).find(({ isMet }) => !isMet);
  if (!unmet) return undefined;
  return unmet.name === 'notAccount' ? 'account' : 'rule';
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
