import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** A story in a room of the size that the component has in the apps. */
export const inside =
  (style: CSSProperties): Decorator =>
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  );
