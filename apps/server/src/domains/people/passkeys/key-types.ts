/**
 * The signatures that passkeys may have, by their COSE numbers: Ed25519, ECDSA with P-256, RSA. The first that a device can make is taken.
 */
export const KEY_TYPES = [-8, -7, -257] as const;
