import { styled, useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { KitTheme } from '../theme.ts';
import {
  fiveFit,
  gutter,
  layout,
  pageWidth,
  productColumns,
  shape,
  spacingUnit,
  touchTarget,
} from '../tokens.ts';
import { Name, Note, Rows, written } from './parts.tsx';
import { gutterUses, layoutUses, pageWidthUses, spacingUses, touchTargetUse } from './uses.ts';

const Row = styled('li')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { 'ul > &': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
}));

const Bar = styled('i')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  height: theme.spacing(4),
  borderRadius: theme.spacing(0.5),
  background: theme.tokens.palette.primary.main,
}));

function SpaceScale() {
  return (
    <Rows>
      {Object.entries(spacingUses).map(([step, use]) => {
        const width = Number(step) * spacingUnit;
        return (
          <Row key={step}>
            <div>
              <Name>spacing({step})</Name>
              <Note>
                {width} px. {use}
              </Note>
            </div>
            <Bar style={{ width }} />
          </Row>
        );
      })}
    </Rows>
  );
}

const named = Object.entries({
  'pageWidth.storefront': [pageWidth.storefront, pageWidthUses.storefront],
  'pageWidth.backoffice': [pageWidth.backoffice, pageWidthUses.backoffice],
  'pageWidth.form': [pageWidth.form, pageWidthUses.form],
  'pageWidth.account': [pageWidth.account, pageWidthUses.account],
  'layout.search': [layout.search, layoutUses.search],
  'layout.filter': [layout.filter, layoutUses.filter],
  'layout.sidebar': [layout.sidebar, layoutUses.sidebar],
  touchTarget: [touchTarget, touchTargetUse],
  'gutter.wide': [gutter.wide, gutterUses.wide],
  'gutter.phone': [gutter.phone, gutterUses.phone],
} satisfies Record<string, [number, string]>);

function Widths() {
  return (
    <Rows>
      {named.map(([name, [size, use]]) => (
        <Row key={name}>
          <div>
            <Name>{name}</Name>
            <Note>
              {written(size)} px. {use}
            </Note>
          </div>
          <Bar style={{ width: `${(size / pageWidth.backoffice) * 100}%` }} />
        </Row>
      ))}
    </Rows>
  );
}

const Window = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  borderRadius: shape.control,
  border: `1px solid ${theme.tokens.palette.border.control}`,
  '& i': {
    height: theme.spacing(12),
    borderRadius: theme.spacing(1),
    background: theme.tokens.palette.tint.leaf,
  },
}));

/** Breakpoints as windows, with the products that fit in a row. */
function Breakpoints() {
  const { values } = useTheme<KitTheme>().breakpoints;
  const names = Object.keys(values) as (keyof typeof values)[];
  return (
    <>
      <Rows>
        {names.map((name, place) => {
          const columns = names
            .slice(0, place + 1)
            .reduce((count, at) => (productColumns as Partial<Record<string, number>>)[at] ?? count, 0);
          return (
            <Row key={name}>
              <div>
                <Name>{name}</Name>
                <Note>
                  from {written(values[name])} px, {columns} products in a row
                </Note>
              </div>
              <Window
                aria-hidden
                style={{
                  width: `${Math.max(25, (values[name] / values.xl) * 100)}%`,
                  gridTemplateColumns: `repeat(${columns}, 1fr)`,
                }}
              >
                {Array.from({ length: columns }, (_, column) => (
                  <i key={column} />
                ))}
              </Window>
            </Row>
          );
        })}
      </Rows>
      <Note>
        Five from {written(fiveFit)} px, beside the sidebar too. That closes itself up to{' '}
        {written(layout.sidebarCloses)} px.
      </Note>
    </>
  );
}

const meta = {
  title: 'Foundations/Space',
  component: SpaceScale,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SpaceScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {};
export const WidthsAndGutters: Story = { render: () => <Widths /> };
export const BreakpointsAndColumns: Story = { render: () => <Breakpoints /> };
