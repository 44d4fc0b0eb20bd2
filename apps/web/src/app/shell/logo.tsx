import { getLogoPara } from '@lectern/contracts/tenant/get-logo-para';
import { getLogoUrl } from '@lectern/contracts/tenant/get-logo-url';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTenant } from '../../lib/tenant.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './logo.module.css';

const STALE_MS = 10 * 60_000;

/** The library's picture, or its name beside a drawn sign where there is none or it cannot be had. */
export function Logo() {
  const { name } = useTenant();
  const picture = useCall(getLogoUrl, {}, { staleMs: STALE_MS, keepPrevious: true }).data?.pcLogoUrl;
  const elsewhere = useCall(getLogoPara, {}, { staleMs: STALE_MS, keepPrevious: true }).data?.logoLink;
  const [broken, setBroken] = useState('');
  const content =
    picture && broken !== picture ? (
      <img className={styles.picture} src={picture} alt={name} onError={() => setBroken(picture)} />
    ) : (
      <>
        <span className={styles.sign} aria-hidden />
        <span className={styles.name}>{name}</span>
      </>
    );
  if (elsewhere && /^https?:\/\//i.test(elsewhere))
    return (
      <a className={styles.logo} href={elsewhere}>
        {content}
      </a>
    );
  return (
    <Link className={styles.logo} to="/home">
      {content}
    </Link>
  );
}
