import { useState } from 'react';
import { Link } from 'react-router';
import { useTenant } from '../../lib/tenant.ts';
import styles from './logo.module.css';

/** The library's picture, or its name beside a drawn sign where there is none or it cannot be had. */
export function Logo() {
  const { name, settings } = useTenant();
  const { pcLogoUrl: picture, logoLink: elsewhere } = settings;
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
