import { useTheme } from '@mui/material/styles';
import { styled } from '../styled.ts';
import type { KitTheme } from '../theme.ts';
import { fiveFit, gutter, layout, pageWidth, productColumns, shape, touchTarget } from '../tokens.ts';
import { Name, Note, Rows, written } from './parts.tsx';

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

/** Steps of the scale, in units of the theme, and what they are for. */
const steps = [
  [1, 'Between an icon and its word.'],
  [2, 'Between things that are one: a title and its line.'],
  [3, 'Between fields or buttons of one row.'],
  [4, 'Inside a card; between cards.'],
  [6, 'Between the fields of a form; gutters from tablets up.'],
  [8, 'Between columns.'],
  [12, 'Between sections on phones.'],
  [16, 'Between sections on wide windows.'],
] as const;

export function SpaceScale() {
  const theme = useTheme<KitTheme>();
  return (
    <Rows>
      {steps.map(([step, use]) => (
        <Row key={step}>
          <div>
            <Name>spacing({step})</Name>
            <Note>
              {theme.spacing(step)}. {use}
            </Note>
          </div>
          <Bar style={{ width: theme.spacing(step) }} />
        </Row>
      ))}
    </Rows>
  );
}

const named = Object.entries({
  'pageWidth.storefront': [pageWidth.storefront, "The storefront's pages, at most."],
  'pageWidth.backoffice': [pageWidth.backoffice, "The back office's pages, at most."],
  'pageWidth.form': [pageWidth.form, 'A form: one column.'],
  'pageWidth.account': [pageWidth.account, 'An account: one calm column.'],
  'layout.search': [layout.search, 'A search field in a toolbar, at most.'],
  'layout.filter': [layout.filter, 'A select in a toolbar.'],
  'layout.sidebar': [layout.sidebar, 'Categories or brands beside a list.'],
  touchTarget: [touchTarget, 'The smallest thing that a thumb has to hit.'],
  'gutter.wide': [gutter.wide, 'Left and right of a page, from sm up.'],
  'gutter.phone': [gutter.phone, 'Left and right of a page, on phones.'],
} satisfies Record<string, [number, string]>);

export function Widths() {
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
export function Breakpoints() {
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
