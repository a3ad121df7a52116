import { render } from '@testing-library/react';
import { it } from 'vitest';

it.fails('a React warning fails the test', () => {
  render(<div {...({ madeUp: true } as object)} />);
});
