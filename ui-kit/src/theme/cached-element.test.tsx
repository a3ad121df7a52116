import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cachedElement, useCachedClass } from './cached-element.ts';
import { cachedStyle } from './cached-style.ts';

const Part = cachedElement<'p', { wide: boolean }>(
  'p',
  ({ ownerState }) => ({ width: ownerState.wide ? 200 : 100, height: 10 }),
  { name: 'TiendaDataTable', slot: 'cell' },
);

it('gives elements of one state one class, and passes no state to the DOM', () => {
  render(
    <>
      <Part ownerState={{ wide: true }}>wide</Part>
      <Part ownerState={{ wide: true }}>wide too</Part>
      <Part ownerState={{ wide: false }} className="mine">
        narrow
      </Part>
    </>,
  );
  expect(screen.getByText('wide')).toHaveStyle({ width: '200px' });
  expect(screen.getByText('wide too').className).toBe(screen.getByText('wide').className);
  expect(screen.getByText('narrow')).toHaveStyle({ width: '100px' });
  expect(screen.getByText('narrow')).toHaveClass('mine');
  expect(screen.getByText('wide').getAttributeNames()).toEqual(['class']);
});

it('takes the style that a theme sets for the part', () => {
  const theme = createTheme({
    components: { TiendaDataTable: { styleOverrides: { cell: { height: 30 } } } },
  });
  render(
    <ThemeProvider theme={theme}>
      <Part ownerState={{ wide: true }}>restyled</Part>
    </ThemeProvider>,
  );
  expect(screen.getByText('restyled')).toHaveStyle({ width: '200px', height: '30px' });
});

it('wins over the style of a `styled` element that gets the class', () => {
  const Box = styled('div')({ width: 1, height: 2 });
  const style = cachedStyle(() => ({ width: 50 }));
  const Both = () => <Box className={useCachedClass(style, {})}>both</Box>;
  render(<Both />);
  expect(screen.getByText('both')).toHaveStyle({ width: '50px', height: '2px' });
});
