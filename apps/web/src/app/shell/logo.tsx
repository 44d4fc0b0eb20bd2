import { useState } from 'react';
import { Link } from 'react-router';
import { useTenant } from '../../lib/tenant.ts';
import styles from './logo.module.css';

/** The library's logo. Without one, or if it cannot be loaded: a drawn sign and the library's name. */
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
