import { getCaptcha } from '@lectern/contracts/auth/get-captcha';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';

export interface Captcha {
  readonly codeKey: string;
  /** A data: URL; empty for a question. */
  readonly img: string;
  readonly question: string;
}

/** A verification code. It is not cached, because each can be used once only. */
export function useCaptcha(): {
  captcha: Captcha | undefined;
  asText: boolean;
  loading: boolean;
  error: unknown;
  renew: (asText?: boolean) => void;
} {
  const [state, setState] = useState<{ captcha?: Captcha; error?: unknown; loading: boolean }>({
    loading: true,
  });
  const [wanted, setWanted] = useState({ asText: false, turn: 0 });

  useEffect(() => {
    const abort = new AbortController();
    api.call(getCaptcha, { asText: wanted.asText }, { signal: abort.signal }).then(
      (captcha) => setState({ captcha, loading: false }),
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ error, loading: false });
      },
    );
    return () => abort.abort();
  }, [wanted]);

  const renew = useCallback((asText?: boolean) => {
    setState({ loading: true });
    setWanted((now) => ({ asText: asText ?? now.asText, turn: now.turn + 1 }));
  }, []);

  return { captcha: state.captcha, error: state.error, loading: state.loading, asText: wanted.asText, renew };
}
