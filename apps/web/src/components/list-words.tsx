import { TextField } from './text-field.tsx';

/** The field that narrows a list by words; they are asked for with Enter, or when the field is left. */
export function ListWords({
  label,
  words,
  max = 100,
  onWords,
}: {
  readonly label: string;
  readonly words: string;
  /** Characters. */
  readonly max?: number;
  readonly onWords: (words: string) => void;
}) {
  const ask = (typed: string) => {
    if (typed.trim() !== words) onWords(typed.trim());
  };
  return (
    <TextField
      label={label}
      type="search"
      defaultValue={words}
      maxLength={max}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') ask(currentTarget.value);
      }}
      onBlur={({ currentTarget }) => ask(currentTarget.value)}
    />
  );
}
