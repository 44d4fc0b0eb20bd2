import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestCertificate {
  /** PEM. */
  readonly key: string;
  readonly cert: string;
}

/** A new certificate for a name that vouches for itself; undefined if this machine has no openssl. */
export function makeCertificate(name: string): TestCertificate | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-cert-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${name}`;
  const named = ['-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', [...words.split(' '), ...named], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
