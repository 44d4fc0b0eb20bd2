import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './choices.module.css';

/** A group of things to choose from, each in a frame of its own. */
export function Choices({
  legend,
  fault,
  children,
}: {
  readonly legend: string;
  /** What is wrong with the choice. */
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {children}
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

/** One of `Choices`: a radio button or a box with what it is and a line about it. */
export function Choice({
  title,
  about,
  ...input
}: Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'checked' | 'onChange'> & {
  readonly type: 'radio' | 'checkbox';
  readonly title: string;
  readonly about: string;
}) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>
        <b>{title}</b>
        <span className="muted small">{about}</span>
      </span>
    </label>
  );
}
