import { type ComponentType, type CSSProperties, useState } from 'react';

/** A story that keeps the chosen value, as an app would. `style` limits its room. */
export const controlled = <P extends Record<C, (next: never) => void>, C extends keyof P>(
  Component: ComponentType<P>,
  value: keyof P,
  onChange: C,
  style?: CSSProperties,
) =>
  function Controlled(args: P) {
    const [now, setNow] = useState<unknown>(args[value]);
    const change = (next: never) => {
      setNow(next);
      args[onChange](next);
    };
    return (
      <div style={style}>
        <Component {...args} {...{ [value]: now, [onChange]: change }} />
      </div>
    );
  };
