import { Choice, Choices } from './choices.tsx';

/** What can be chosen from a list in which all is chosen at first. */
export interface Some {
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

/** Boxes for a list in which all is chosen at first; `left` names what was left out since. */
export function ChooseSome({
  legend,
  all,
  left,
  fault,
  onChange,
}: {
  readonly legend: string;
  readonly all: readonly Some[];
  readonly left: ReadonlySet<string>;
  readonly fault?: string | undefined;
  readonly onChange: (left: ReadonlySet<string>) => void;
}) {
  return (
    <Choices legend={legend} fault={fault}>
      {all.map(({ id, title, about }) => (
        <Choice
          key={id}
          type="checkbox"
          title={title}
          about={about}
          checked={!left.has(id)}
          onChange={() => onChange(left.has(id) ? without(left, id) : new Set([...left, id]))}
        />
      ))}
    </Choices>
  );
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((one) => one !== id));
}
