import { useState } from 'react';
import { useCaptcha } from '../use-captcha.ts';

/**
 * A verification code that is asked for only when there is an account (specification 1, section 5). `want` asks for the first one, and
 * `onMissing` is called if a reader wants one without an account.
 */
export function useAccountCaptcha(account: string, onMissing: () => void) {
  const [isWanted, setIsWanted] = useState(account.trim() !== '');
  const captcha = useCaptcha(isWanted, account);

  function want() {
    if (account.trim() !== '') setIsWanted(true);
  }

  function renew(asText?: boolean) {
    if (account.trim() === '') return onMissing();
    if (isWanted) return captcha.renew(asText);
    setIsWanted(true);
    if (asText) captcha.renew(asText);
  }

  return { captcha: { ...captcha, renew }, want };
}
