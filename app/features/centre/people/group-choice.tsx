import { useArea } from '#app/features/centre/frame/area.ts';
import { Checkbox } from '#app/ui/field.tsx';

/** Some of the groups of a centre. */
export function GroupChoice({
  legend,
  chosen,
  onChange,
}: {
  legend: string;
  /** Ids of groups. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { centre } = useArea();
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{legend}</legend>
      {centre.groups.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  );
}
