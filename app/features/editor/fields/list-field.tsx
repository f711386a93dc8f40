import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useRenderField, useField } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { Fold } from './fold.tsx';
import { type FormShape } from './form-shape.ts';
import { ItemButton } from './item-button.tsx';
import { emptyOf } from './form-values.ts';

type List = FormShape & { kind: 'list' };

/** Things in an order: each may be changed, moved and taken away, and there may be one more. */
export function ListField({ shape, path, value, onChange }: FieldProps<List>) {
  const { id, label, help, error, copy } = useField(path);
  const renderField = useRenderField();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  // Of its own, so that a field which moves keeps what is typed in it, and the focus.
  const [keys, setKeys] = useState<string[]>(() => items.map(() => crypto.randomUUID()));
  const own = items.map((_, at) => keys[at] ?? `new-${at}`);

  function change(next: readonly unknown[], nextKeys: readonly string[]): void {
    setKeys([...nextKeys]);
    onChange(next);
  }
  function move(at: number, by: number): void {
    const swap = <Item,>(list: readonly Item[]) => {
      const moved = [...list];
      const [item] = moved.splice(at, 1);
      if (item !== undefined) moved.splice(at + by, 0, item);
      return moved;
    };
    change(swap(items), swap(own));
  }

  const field = (item: unknown, at: number) =>
    renderField({
      shape: shape.item,
      path: `${path}.${at}`,
      value: item,
      onChange: (said) =>
        change(
          items.map((each, place) => (place === at ? said : each)),
          own,
        ),
    });
  // Many things of many fields each would be one page without an end.
  const isLong = shape.item.kind === 'fields' && items.length > 3;

  return (
    <fieldset id={id} tabIndex={-1} className="editor-list">
      <legend className="field-label">{label}</legend>
      {error && <p className="field-error">{error}</p>}
      {help && <p className="field-help">{help}</p>}
      <ol>
        {items.map((item, at) => (
          <li key={own[at]} className="editor-item">
            <div className="editor-item-head">
              <span className="text-muted">{!isLong && fill(copy.form.item, { n: at + 1 })}</span>
              <span className="editor-item-acts">
                <ItemButton
                  label={fill(copy.form.up, { n: at + 1 })}
                  isOff={at === 0}
                  act={() => move(at, -1)}
                >
                  <ArrowUp size={18} aria-hidden="true" />
                </ItemButton>
                <ItemButton
                  label={fill(copy.form.down, { n: at + 1 })}
                  isOff={at === items.length - 1}
                  act={() => move(at, 1)}
                >
                  <ArrowDown size={18} aria-hidden="true" />
                </ItemButton>
                <ItemButton
                  label={fill(copy.form.remove, { n: at + 1 })}
                  isOff={items.length <= shape.least}
                  act={() =>
                    change(
                      items.filter((_, each) => each !== at),
                      own.filter((_, each) => each !== at),
                    )
                  }
                >
                  <Trash2 size={18} aria-hidden="true" />
                </ItemButton>
              </span>
            </div>
            {isLong ? (
              <Fold path={`${path}.${at}`} title={fill(copy.form.item, { n: at + 1 })} value={item}>
                {field(item, at)}
              </Fold>
            ) : (
              field(item, at)
            )}
          </li>
        ))}
      </ol>
      <Button
        variant="secondary"
        onClick={() => change([...items, emptyOf(shape.item)], [...own, crypto.randomUUID()])}
      >
        <Plus size={18} aria-hidden="true" /> {copy.form.add}
      </Button>
    </fieldset>
  );
}
