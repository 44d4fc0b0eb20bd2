import type { Profile } from '@node-saml/node-saml';

/** What the assertion of one visit must say. */
export interface ExpectedAssertion {
  readonly issuer: string;
  readonly requestId: string;
  /** Where the provider was told to send it. */
  readonly recipient: string;
}

interface Confirmation {
  readonly SubjectConfirmationData?: readonly {
    readonly $?: Readonly<Record<string, string | undefined>>;
  }[];
}

interface SignedAssertion {
  readonly Assertion?: {
    readonly Subject?: readonly { readonly SubjectConfirmation?: readonly Confirmation[] }[];
  };
}

/**
 * Checks what node-saml leaves to its caller, in the signed assertion alone: the response around it may be written by anybody.
 *
 * @throws Error if the assertion is of another provider, of another visit or for another receiver
 */
export function checkAssertion(
  { issuer, requestId, recipient }: ExpectedAssertion,
  profile: Pick<Profile, 'issuer' | 'getAssertion'>,
): void {
  if (profile.issuer !== issuer) throw new Error('the assertion has another issuer');
  const signed = profile.getAssertion?.() as SignedAssertion | undefined;
  const confirmations = signed?.Assertion?.Subject?.flatMap((one) => one.SubjectConfirmation ?? []) ?? [];
  const isOfVisit = confirmations
    .flatMap((one) => one.SubjectConfirmationData ?? [])
    .some(({ $ }) => $?.InResponseTo === requestId && $.Recipient === recipient && !!$.NotOnOrAfter);
  if (!isOfVisit) throw new Error('the assertion is not of this visit');
}
