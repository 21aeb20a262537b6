/** Numbers from the lowest; the default, which the options name first, is the one that is pressed. */
const inOrder = <V extends string | number>(values: readonly V[]): readonly V[] =>
  values.every((one) => /^\d+$/.test(String(one))) ? values.toSorted((a, b) => Number(a) - Number(b)) : values;

export function Choice<V extends string | number>(props: {
  label: string;
  values: readonly V[];
  value: V;
  name: (value: V) => string;
  /** The language that a name is in, where it is not that of the page. */
  lang?: (value: V) => string | undefined;
  set: (value: V) => void;
}) {
  return (
    <div class="choice" role="group" aria-label={props.label}>
      <span class="choice-label">{props.label}</span>
      <div class="chips">
        {inOrder(props.values).map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            lang={props.lang?.(one)}
            aria-pressed={one === props.value}
            onClick={() => props.set(one)}
          >
            {props.name(one)}
          </button>
        ))}
      </div>
    </div>
  );
}
