import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { styled } from './styled.ts';
import { theme } from './theme.ts';

const show = (page: ReactNode, by = theme) => render(<ThemeProvider theme={by}>{page}</ThemeProvider>);
const styleOf = (text: string) => getComputedStyle(screen.getByText(text));

const name = 'TiendaPart';

it('computes style rules once per state', () => {
  const rules = vi.fn(() => ({ paddingTop: 3 }));
  const Plain = styled('p', { name, slot: 'Root' })(rules);
  const ofState = vi.fn(({ ownerState: { big } }: { ownerState: { big: boolean } }) => ({
    marginTop: big ? 8 : 4,
  }));
  const Stateful = styled('p', { name, slot: 'Root' })<{ ownerState: { big: boolean } }>(ofState);
  show(
    <>
      <Plain>uno</Plain>
      <Plain>dos</Plain>
      {[true, false, true, false].map((big, place) => (
        <Stateful key={place} ownerState={{ big }}>
          {`${big ? 'grande' : 'chico'} ${place}`}
        </Stateful>
      ))}
    </>,
  );
  expect([styleOf('uno').paddingTop, styleOf('dos').paddingTop]).toEqual(['3px', '3px']);
  expect(['grande 0', 'chico 1', 'grande 2', 'chico 3'].map((text) => styleOf(text).marginTop)).toEqual([
    '8px',
    '4px',
    '8px',
    '4px',
  ]);
  expect(rules).toHaveBeenCalledTimes(1);
  expect(ofState).toHaveBeenCalledTimes(2);
});

it('accepts styles from the theme, `sx` and a derived part, and another element by `as`', () => {
  const Part = styled('p', { name, slot: 'Root' })({ paddingTop: 3, marginTop: 3 });
  const Other = styled(Part, { name, slot: 'Other' })({ marginTop: 9 });
  const components = { [name]: { styleOverrides: { root: { paddingTop: 7 } } } };
  show(
    <>
      <Part sx={{ marginTop: '5px' }}>con sx</Part>
      <Other as="h3">otra</Other>
      <Part className="ajena">con clase</Part>
    </>,
  );
  expect([styleOf('con sx').paddingTop, styleOf('con sx').marginTop]).toEqual(['3px', '5px']);
  expect(screen.getByRole('heading', { name: 'otra' })).toBeVisible();
  expect([styleOf('otra').paddingTop, styleOf('otra').marginTop]).toEqual(['3px', '9px']);
  expect(screen.getByText('con clase').className).toMatch(/^ajena \S+$/);
  show(<Part>del tema</Part>, createTheme(theme, { components } as object) as unknown as typeof theme);
  expect([styleOf('del tema').paddingTop, styleOf('del tema').marginTop]).toEqual(['7px', '3px']);
});
