import { render } from '@testing-library/react';
import { it } from 'vitest';

it.fails('fails when React logs an error about a component', () => {
  render(<div {...({ madeUp: true } as object)} />);
});
