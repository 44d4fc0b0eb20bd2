import type { Language } from '@lectern/contracts/kernel/languages';
import type { ComponentProps } from 'react';
import Markdown from 'react-markdown';
import { Link } from 'react-router';
import styles from './assistant.module.css';

const SHOWN = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'code', 'a'];
/** A citation: `[1]`. It becomes a link to the card of the work. */
const CITATION = /\[(\d{1,2})\](?!\()/g;
const CITED = /^cite:(\d+)$/;

/** Addresses to which only the library itself may link. */
const ELSEWHERE = /^(?:https?:\/\/|mailto:|tel:)/i;

/**
 * The text of an answer: Markdown without HTML, pictures and headings. Links lead to pages of the portal; a link to anywhere else is shown
 * as its words, but in what the library wrote itself (`isOfLibrary`).
 */
export default function AnswerText({
  text,
  language,
  isOfLibrary = false,
  onCited,
}: {
  readonly text: string;
  /** Of the text, where it is known. */
  readonly language?: Language | undefined;
  readonly isOfLibrary?: boolean;
  /** The reader pressed the number of a work. */
  readonly onCited: (number: number) => void;
}) {
  return (
    <div className={styles.text} lang={language}>
      <Markdown
        allowedElements={SHOWN}
        unwrapDisallowed
        skipHtml
        urlTransform={(url) =>
          url.startsWith('#/') || CITED.test(url) || (isOfLibrary && ELSEWHERE.test(url)) ? url : ''
        }
        components={{ a: (link) => <AnswerLink {...link} onCited={onCited} /> }}
      >
        {text.replace(CITATION, '[$1](cite:$1)')}
      </Markdown>
    </div>
  );
}

function AnswerLink({
  href = '',
  children,
  onCited,
}: Pick<ComponentProps<'a'>, 'href' | 'children'> & { readonly onCited: (number: number) => void }) {
  const number = CITED.exec(href)?.[1];
  if (number !== undefined)
    return (
      <button type="button" className={styles.cite} onClick={() => onCited(Number(number))}>
        {children}
      </button>
    );
  if (ELSEWHERE.test(href))
    return (
      <a href={href} rel="noreferrer">
        {children}
      </a>
    );
  return href === '' ? <span>{children}</span> : <Link to={href.slice(1)}>{children}</Link>;
}
