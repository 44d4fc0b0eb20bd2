import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type Addresses, createCheckedLookup, REAL_ADDRESSES } from './checked-lookup.ts';
import { OutsideError } from './outside-error.ts';

export interface Probe {
  readonly url: URL;
  readonly method: 'HEAD' | 'GET';
  readonly headers: Readonly<Record<string, string>>;
  /** Until the headers of the answer are there. */
  readonly timeoutMs: number;
}

/**
 * Why an address gave no answer. `address`: it is not public, and nothing was sent. `name`: nobody knows its host. `certificate`: it is not
 * valid for the host now, or of nobody whom we trust. `refused`: nothing listens there. `cut`: anything else that ended the connection.
 */
export type ProbeFault = 'address' | 'name' | 'certificate' | 'refused' | 'timeout' | 'cut';

export type Probed =
  | { readonly status: number; readonly headers: IncomingHttpHeaders; readonly fault?: undefined }
  | { readonly fault: ProbeFault };

/** Asks whether an address answers, and reads no more than the headers. Redirects are not followed. Raises nothing. */
export type ProbeOutside = (probe: Probe) => Promise<Probed>;

/**
 * A function for questions to addresses of anybody. Unlike `createSendOutside` it knows no hosts of the installation: nobody learns by it
 * what is inside. The checked IP address is the one that is connected to.
 */
export function createProbeOutside(addresses: Addresses = REAL_ADDRESSES): ProbeOutside {
  const checkedLookup = createCheckedLookup([], addresses);
  return async (probe) => {
    try {
      const lookup = checkedLookup(probe.url);
      return await probeOnce(probe, lookup && { lookup });
    } catch (error) {
      return { fault: faultOf(error as NodeJS.ErrnoException) };
    }
  };
}

function probeOnce({ url, method, headers, timeoutMs }: Probe, how: object | undefined): Promise<Probed> {
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = open(url, { ...how, method, headers, agent: false }, (response) => {
      clearTimeout(timer);
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
      // The body may be endless, and says nothing that is asked.
      request.destroy();
    });
    const timer = setTimeout(() => {
      request.destroy(new OutsideError('timeout', 'no answer in time'));
    }, timeoutMs);
    // Stays for what comes after the answer: the connection ends in the middle of the body.
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    request.end();
  });
}

const UNKNOWN_NAMES = new Set(['ENOTFOUND', 'ENODATA']);
/** What OpenSSL calls a certificate that is not valid, and Node one of another name. */
const CERTIFICATE =
  /^(?:CERT_|ERR_TLS_CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|INVALID_CA|HOSTNAME_MISMATCH)/;

function faultOf(error: NodeJS.ErrnoException): ProbeFault {
  if (error instanceof OutsideError) return error.fault === 'timeout' ? 'timeout' : 'address';
  const code = error.code ?? '';
  if (UNKNOWN_NAMES.has(code)) return 'name';
  if (code === 'ECONNREFUSED') return 'refused';
  if (code === 'ETIMEDOUT') return 'timeout';
  return CERTIFICATE.test(code) ? 'certificate' : 'cut';
}
