import { getWishCaptcha } from '@lectern/contracts/buying/recommendations/get-wish-captcha';
import type { Work } from '@lectern/rules/proof-of-work';
import { useState } from 'react';
import { useCall } from '../../../../lib/use-call.ts';

/** What the call gets of a code; nothing where none is asked for. */
export interface CodeAnswer {
  readonly codeKey?: string;
  readonly verifyCode?: string;
  readonly proof?: string;
}

/** The work that comes with a question: some tenths of a second. */
async function proofOf(work: Work): Promise<string> {
  const { findProof } = await import('@lectern/rules/proof-of-work');
  return findProof(work);
}

/** The verification code of a wish: what is shown, what was typed, and what the call gets of it. A code can be used once. */
export function useWishCode(isNeeded: boolean) {
  const [asText, setAsText] = useState(false);
  const [typed, setTyped] = useState('');
  const asked = useCall(getWishCaptcha, { asText }, { enabled: isNeeded, staleMs: Number.POSITIVE_INFINITY });
  const renew = () => {
    setTyped('');
    if (isNeeded) void asked.refetch();
  };
  async function answer(): Promise<CodeAnswer> {
    const { codeKey = '', work } = asked.data ?? {};
    if (!isNeeded || codeKey === '') return {};
    return { codeKey, verifyCode: typed, ...(work && { proof: await proofOf(work) }) };
  }
  return { asked, asText, setAsText, typed, setTyped, renew, answer };
}
export type WishCode = ReturnType<typeof useWishCode>;
