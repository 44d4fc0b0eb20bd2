import { getCaptcha } from '@lectern/contracts/people/auth/get-captcha';
import type { Work } from '@lectern/rules/proof-of-work';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';

export interface Captcha {
  readonly codeKey: string;
  /** A data: URL; empty for a question. */
  readonly img: string;
  readonly question: string;
  /** What the answer to a question has to come with; undefined for a picture. */
  readonly proof: Promise<string> | undefined;
}

/** The work is begun at once: it is done while the reader types. */
async function proofOf(work: Work, signal: AbortSignal): Promise<string> {
  const { findProof } = await import('@lectern/rules/proof-of-work');
  return findProof(work, signal);
}

/**
 * A verification code, asked for when it is `wanted`. It is not cached, because each can be used once only. With an `account` it is one
 * for a reset or a binding.
 */
export function useCaptcha(
  wanted = true,
  account?: string,
): {
  captcha: Captcha | undefined;
  asText: boolean;
  loading: boolean;
  error: unknown;
  renew: (asText?: boolean) => void;
} {
  const [state, setState] = useState<{ captcha?: Captcha; error?: unknown; loading: boolean }>({
    loading: true,
  });
  const [kind, setKind] = useState({ asText: false, turn: 0 });
  // A code is not asked for anew at each letter of the account.
  const latest = useRef(account);
  useEffect(() => {
    latest.current = account;
  }, [account]);

  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const of = latest.current === undefined ? {} : { scene: 2 as const, username: latest.current.trim() };
    api.call(getCaptcha, { asText: kind.asText, ...of }, { signal: abort.signal }).then(
      ({ work, ...captcha }) => {
        const proof = work ? proofOf(work, abort.signal) : undefined;
        // The form waits for it when it is sent, which may be never.
        proof?.catch(() => undefined);
        setState({ captcha: { ...captcha, proof }, loading: false });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ error, loading: false });
      },
    );
    return () => abort.abort();
  }, [wanted, kind]);

  const renew = useCallback((asText?: boolean) => {
    setState({ loading: true });
    setKind((now) => ({ asText: asText ?? now.asText, turn: now.turn + 1 }));
  }, []);

  return {
    captcha: state.captcha,
    error: state.error,
    loading: wanted && state.loading,
    asText: kind.asText,
    renew,
  };
}
