import { Card } from '../../../../components/card.tsx';
import styles from './text-list.module.css';

/** Paragraphs of contents or notes. Dashes between the parts of a table of contents become lines. */
export function TextList({ texts, split }: { readonly texts: readonly string[]; readonly split?: boolean }) {
  const lines = split ? texts.flatMap((text) => text.split(/(?<!\s)\s+--\s+|——+/)) : texts;
  return (
    <Card padded className={styles.text}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no name but their place
        <p key={index}>{line}</p>
      ))}
    </Card>
  );
}
