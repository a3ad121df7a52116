import { styled, useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { colourSeenBy, type Eye, eyeNames } from '../colour-vision.ts';
import type { KitTheme } from '../theme.ts';
import { shape } from '../tokens.ts';
import {
  type ColourGroup,
  type ColourRole,
  colourAt,
  colourGroups,
  type Measured,
  measure,
  paletteOf,
  type Scheme,
} from './colour-roles.ts';
import { Block, Name, Note, Rows, written } from './parts.tsx';

const Strip = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: theme.spacing(0.5),
  padding: theme.spacing(3),
  borderRadius: shape.card,
  background: theme.tokens.palette.background.paper,
  border: `1px solid ${theme.tokens.palette.divider}`,
  '& > i': { height: theme.spacing(10) },
}));
const VisionRow = styled('li')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    'ul > &': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr)' },
  },
}));

const eyes: Record<Eye, string> = {
  common: 'As most people see them.',
  protanopia: 'Without red: about one man in a hundred.',
  deuteranopia: 'Without green: about one man in a hundred, and five more in part.',
  tritanopia: 'Without blue: one person in ten thousand.',
};
const parts = ['first', 'second', 'third', 'rest'] as const;

/** The doughnut's four colours side by side, in both schemes, as each kind of eye gets them. */
function ChartColours() {
  const theme = useTheme<KitTheme>();
  return (
    <Block aria-label="Chart colours to every eye">
      <Rows>
        {eyeNames.map((eye) => (
          <VisionRow key={eye}>
            <div>
              <Name>{eye}</Name>
              <Note>{eyes[eye]}</Note>
            </div>
            {(['light', 'dark'] as const).map((scheme) => (
              <Strip key={scheme} data-scheme={scheme} aria-hidden>
                {parts.map((part) => (
                  <i
                    key={part}
                    style={{ background: colourSeenBy(paletteOf(theme, scheme).chart[part], eye) }}
                  />
                ))}
              </Strip>
            ))}
          </VisionRow>
        ))}
      </Rows>
    </Block>
  );
}

const Row = styled('li')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    'ul > &': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)' },
  },
}));

/** Part of the page in this scheme, whatever the toolbar selects. */
const Piece = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.spacing(16)} minmax(0, 1fr)`,
  gap: theme.spacing(3),
  alignItems: 'center',
  padding: theme.spacing(3),
  borderRadius: shape.card,
  border: `1px solid ${theme.tokens.palette.divider}`,
  background: theme.tokens.palette.background.default,
  color: theme.tokens.palette.text.primary,
}));

const Swatch = styled('span')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'grid',
  placeItems: 'center',
  height: theme.spacing(16),
  borderRadius: shape.control,
  border: `1px solid ${theme.tokens.palette.divider}`,
}));

const schemes: readonly (readonly [Scheme, string])[] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
];

const contrastText = ({ path, ratio, least, passes }: Measured) =>
  `${written(ratio, 1)} : 1 to ${path}, ${passes ? 'passes' : 'FAILS'} ${written(least, least % 1 ? 1 : 0)}`;

/** Shows the lowest contrast and the number of further ones, because eight tints would repeat the same result. */
function Result({ measured }: { measured: Measured[] }) {
  const [weakest, ...others] = [...measured].sort((a, b) => a.ratio / a.least - b.ratio / b.least);
  if (!weakest) return <Note>Nothing is read on it or by it.</Note>;
  const failing = others.filter(({ passes }) => !passes);
  return (
    <>
      {[weakest, ...failing].map((one) => (
        <Note key={one.path}>{contrastText(one)}</Note>
      ))}
      {others.length > failing.length && (
        <Note>and {others.length - failing.length} more, further apart</Note>
      )}
    </>
  );
}

function InScheme({ role, scheme, label }: { role: ColourRole; scheme: Scheme; label: string }) {
  const palette = paletteOf(useTheme<KitTheme>(), scheme);
  const value = colourAt(palette, role.path);
  const letters = role.path.endsWith('main') && role.against?.[0]?.[0].endsWith('contrastText');
  const inks = role.path.startsWith('tint.') ? 'text.primary' : role.against?.[0]?.[0];
  return (
    <Piece data-scheme={scheme}>
      <Swatch
        style={{
          background: value,
          ...((letters || inks === 'text.primary') && inks && { color: colourAt(palette, inks) }),
        }}
        aria-hidden
      >
        {(letters || inks === 'text.primary') && 'Aa'}
      </Swatch>
      <div>
        <Note>
          {label}: {value}
        </Note>
        <Result measured={measure(palette, role)} />
      </div>
    </Piece>
  );
}

/** A group of the palette: each colour with name, use, value and contrast in both schemes. */
function Colours({ group }: { group: ColourGroup }) {
  return (
    <Block aria-label={group.title}>
      <Rows>
        {group.roles.map((role) => (
          <Row key={role.path}>
            <div>
              <Name>{role.path}</Name>
              <Note>{role.use}</Note>
            </div>
            {schemes.map(([scheme, label]) => (
              <InScheme key={scheme} role={role} scheme={scheme} label={label} />
            ))}
          </Row>
        ))}
      </Rows>
    </Block>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Colours,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SurfacesTextAndLines: Story = { args: { group: colourGroups.surfaces } };
export const Meaning: Story = { args: { group: colourGroups.meaning } };
export const OrderStatuses: Story = { args: { group: colourGroups.statuses } };
export const Tints: Story = { args: { group: colourGroups.tints } };
export const Charts: Story = { args: { group: colourGroups.charts } };
/** The chart colours as seen with each kind of colour vision. */
export const ChartsToEveryEye: Story = {
  args: { group: colourGroups.charts },
  render: () => <ChartColours />,
};
