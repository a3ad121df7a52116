import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** A story in the room that its component has in the apps. */
export const inside =
  (style: CSSProperties): Decorator =>
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  );
