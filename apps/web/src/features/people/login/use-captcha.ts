import { getCaptcha } from '@lectern/contracts/people/auth/get-captcha';
import type { Work } from '@lectern/rules/proof-of-work';
import { useCallback, useEffect, useState } from 'react';
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

/** A verification code, asked for when it is `wanted`. It is not cached, because each can be used once only. */
export function useCaptcha(wanted = true): {
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

  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    api.call(getCaptcha, { asText: kind.asText }, { signal: abort.signal }).then(
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
