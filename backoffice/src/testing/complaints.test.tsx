import { render } from '@testing-library/react';
import { it } from 'vitest';

it.fails('a component of which React complains fails its test', () => {
  render(<div {...({ madeUp: true } as object)} />);
});
