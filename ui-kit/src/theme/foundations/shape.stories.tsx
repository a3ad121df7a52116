import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elevation, line, shape } from '../tokens.ts';
import { Name, Note, Tiles } from './parts.tsx';
import { shapeUses } from './uses.ts';

const Piece = styled('i')(({ theme }) => ({
  display: 'block',
  height: theme.spacing(20),
  background: theme.tokens.palette.tint.leaf,
  border: `${line.thin} ${theme.tokens.palette.border.control}`,
}));

function Corners() {
  return (
    <Tiles>
      {Object.entries(shapeUses).map(([name, use]) => (
        <li key={name}>
          <Piece style={{ borderRadius: shape[name as keyof typeof shape] }} aria-hidden />
          <div>
            <Name>shape.{name}</Name>
            <Note>
              {shape[name as keyof typeof shape]} px. {use}
            </Note>
          </div>
        </li>
      ))}
    </Tiles>
  );
}

const Card = styled('i')(({ theme }) => ({
  display: 'block',
  height: theme.spacing(20),
  margin: theme.spacing(2, 2, 4),
  borderRadius: shape.card,
  background: theme.tokens.palette.background.paper,
  border: `${line.thin} ${theme.tokens.palette.border.soft}`,
  '&[data-floats]': {
    boxShadow: elevation.light,
    ...theme.applyStyles('dark', { boxShadow: elevation.dark }),
  },
}));

const Lines = styled('i')(({ theme }) => ({
  display: 'block',
  height: theme.spacing(20),
  borderBlockEnd: `${line.thin} ${theme.tokens.palette.divider}`,
  '&[data-edge]': {
    borderBlockEnd: 0,
    borderInlineStart: `${line.edge} ${theme.tokens.palette.orderStatus.aprobado.main}`,
  },
}));

function ElevationAndLines() {
  return (
    <Tiles>
      <li>
        <Card aria-hidden />
        <div>
          <Name>none</Name>
          <Note>Everything at rest: a fine edge is enough.</Note>
        </div>
      </li>
      <li>
        <Card data-floats="" aria-hidden />
        <div>
          <Name>elevation.light, elevation.dark</Name>
          <Note>What floats: drawer, menu, dialog. One shadow per scheme.</Note>
        </div>
      </li>
      <li>
        <Lines aria-hidden />
        <div>
          <Name>line.thin</Name>
          <Note>{line.thin}. Between things, where space cannot do it.</Note>
        </div>
      </li>
      <li>
        <Lines data-edge="" aria-hidden />
        <div>
          <Name>line.edge</Name>
          <Note>{line.edge}. An order's status at the start of its row.</Note>
        </div>
      </li>
    </Tiles>
  );
}

const meta = {
  title: 'Foundations/Shape',
  component: Corners,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Corners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rounding: Story = {};
export const Elevation: Story = { render: () => <ElevationAndLines /> };
