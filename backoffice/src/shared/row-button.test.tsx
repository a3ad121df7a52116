import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { render, screen } from '@testing-library/react';
import { KitProvider } from 'ui-kit/kit-provider';
import { expect, it } from 'vitest';
import { RowButton, RowIconButton } from './row-button.tsx';

const LOOKS = [
  'display',
  'width',
  'height',
  'min-width',
  'min-height',
  'border-radius',
  'border-top-width',
  'border-top-style',
  'border-top-color',
  'padding-top',
  'padding-left',
  'margin-top',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'color',
  'cursor',
  'text-align',
  'vertical-align',
  'transition',
  'user-select',
  'text-decoration',
];

it.each([
  ['an icon', <RowIconButton key="own">x</RowIconButton>, <IconButton key="theirs">x</IconButton>],
  [
    'a small icon',
    <RowIconButton key="own" size="small">
      x
    </RowIconButton>,
    <IconButton key="theirs" size="small">
      x
    </IconButton>,
  ],
  [
    'an outlined label',
    <RowButton key="own" variant="outlined" icon="i" />,
    <Button key="theirs" variant="outlined" startIcon="i" />,
  ],
  [
    'a text label',
    <RowButton key="own" variant="text" icon="i" />,
    <Button key="theirs" variant="text" color="inherit" startIcon="i" />,
  ],
])('looks like the button of Material with %s', (_name, own, material) => {
  render(
    <KitProvider>
      {own}
      {material}
    </KitProvider>,
  );
  const [mine, its] = screen.getAllByRole('button').map((button) => {
    const style = getComputedStyle(button);
    return Object.fromEntries(LOOKS.map((name) => [name, style.getPropertyValue(name)]));
  });
  expect(its).toMatchObject({ display: 'inline-flex' });
  expect(mine).toEqual(its);
});
