import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderStatusColors, tintNames } from './tokens.ts';

const Swatch = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  alignContent: 'end',
  width: 150,
  height: 96,
  padding: 12,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
}));
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBottom: 24 });

/** Colours by what they are for. Never one alone: an icon or a word says it too. */
function Colours() {
  const main = ['primary', 'error', 'info', 'promocion'] as const;
  return (
    <>
      <Row>
        {main.map((name) => (
          <Swatch
            key={name}
            sx={({ vars: { palette } }) => ({
              background: palette[name].main,
              color: palette[name].contrastText,
            })}
          >
            {name}
          </Swatch>
        ))}
        <Swatch sx={{ bgcolor: 'background.default' }}>paper</Swatch>
        <Swatch sx={{ bgcolor: 'background.paper' }}>white</Swatch>
      </Row>
      <Row>
        {tintNames.map((name) => (
          <Swatch key={name} sx={({ vars }) => ({ background: vars.palette.tinte[name] })}>
            tinte.{name}
          </Swatch>
        ))}
      </Row>
      <Row>
        {Object.entries(orderStatusColors).map(([name, { main: background, contrastText: color }]) => (
          <Swatch key={name} style={{ background, color }}>
            {name}
          </Swatch>
        ))}
      </Row>
    </>
  );
}

const meta = { title: 'Foundations/Colour', component: Colours } satisfies Meta<typeof Colours>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
