import styles from './editorial-text.module.css';
import { SafeHtml } from './safe-html.tsx';

/** A text of the library as readers see it: headings, paragraphs, lists and links. */
export function EditorialText({ html, lang }: { readonly html: string; readonly lang?: string }) {
  return (
    <div className={styles.text} dir="auto" lang={lang}>
      <SafeHtml html={html} />
    </div>
  );
}
