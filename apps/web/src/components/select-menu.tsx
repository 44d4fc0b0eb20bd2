import { Menu } from './menu.tsx';

/** Chooses one of a few values. The button shows the chosen one: "Sort: relevance". */
export function SelectMenu<Value extends string>({
  label,
  value,
  options,
  onChange,
  align,
  plain,
}: {
  /** What is chosen here: "Sort by". */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly align?: 'start' | 'end';
  /** Without a frame, for headers and search fields. */
  readonly plain?: boolean;
}) {
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Menu
      label={`${label}: ${chosen}`}
      framed={!plain}
      {...(align && { align })}
      entries={options.map((option) => ({
        key: option.value,
        label: option.label,
        checked: option.value === value,
        run: () => onChange(option.value),
      }))}
    >
      <span>{chosen}</span>
    </Menu>
  );
}
