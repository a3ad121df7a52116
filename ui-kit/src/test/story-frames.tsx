import Typography from '@mui/material/Typography';
import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, type CSSProperties, useState } from 'react';

/** A story with named variants of a component below each other, for one prop's values without interaction. */
export function variants<P extends object>(Component: ComponentType<P>, ways: Record<string, Partial<P>>) {
  return (args: P) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      {Object.entries(ways).map(([name, props]) => (
        <div key={name}>
          <Typography variant="body2" color="textSecondary" lang="en" sx={{ mb: 2 }}>
            {name}
          </Typography>
          <Component {...args} {...props} />
        </div>
      ))}
    </div>
  );
}

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

/** A story in a room of the size that the component has in the apps. */
export const inside =
  (style: CSSProperties): Decorator =>
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  );
