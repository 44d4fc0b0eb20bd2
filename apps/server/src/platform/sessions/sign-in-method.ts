/** The ways to sign in by the specification's numbers (document 1, section 3, "Login types"); 5 and 6 are ours. */
export const SIGN_IN_METHODS = { password: 1, passport: 2, unified: 4, weChat: 5, passkey: 6 } as const;

export type SignInMethod = (typeof SIGN_IN_METHODS)[keyof typeof SIGN_IN_METHODS];
