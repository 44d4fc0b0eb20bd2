import { SelectMenu } from '../../../components/select-menu.tsx';
import { useFormat } from '../../../lib/use-format.ts';

/** A filter with its values and how many there are of each. Nothing where there is nothing to choose. */
export function ValueSelect({
  label,
  all,
  value,
  counts,
  nameOf = (one) => one,
  onChange,
}: {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly counts: readonly { readonly value: string; readonly count: number }[];
  readonly nameOf?: (value: string) => string;
  readonly onChange: (value: string) => void;
}) {
  const format = useFormat();
  if (counts.length < 2 && value === '') return null;
  const known = counts.some((one) => one.value === value);
  return (
    <SelectMenu
      label={label}
      value={value}
      options={[
        { value: '', label: all },
        ...(value !== '' && !known ? [{ value, label: nameOf(value) }] : []),
        ...counts.map((one) => ({
          value: one.value,
          label: `${nameOf(one.value)} (${format.number(one.count)})`,
        })),
      ]}
      onChange={onChange}
    />
  );
}
