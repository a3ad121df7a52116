import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { KitTheme } from '../theme.ts';
import { fonts } from '../tokens.ts';
import { Name, Note, Rows, Tiles } from './parts.tsx';
import { fontUses, textUses } from './uses.ts';

type Variant = keyof typeof textUses;

/** Every variant that the kit changes, with a sample text of the shop. */
const samples = {
  figure: '$ 812.400',
  h1: 'Frutos secos y semillas',
  h2: 'Productos destacados',
  h3: 'Datos del negocio',
  price: '$ 999.999,99',
  h4: 'Ganancias de la semana',
  h5: 'Tu carrito',
  h6: 'Cómo se lee la planilla',
  subtitle1: 'Comprar al por mayor, en cuatro pasos.',
  body1: 'Semillas, granos y frutos secos al por mayor, con envío a todo el país.',
  button: 'Añadir al carrito',
  body2: 'Campo Claro, por kilo',
  caption: 'Pulsa / para buscar',
  subtitle2: 'Cliente',
  overline: 'CATEGORÍAS',
} satisfies Record<Variant, string>;

const Row = styled('li')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { 'ul > &': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' } },
}));

const px = (size: unknown) => `${Number.parseFloat(String(size)) * 16} px`;

/** Returns size on phones and from `md`, weight and line height of a variant in the theme. */
function inFigures(theme: KitTheme, variant: Variant) {
  const style = theme.typography[variant] as Record<string, unknown>;
  const wide =
    style[theme.breakpoints.up('md')] ?? style[`@media (min-width:${theme.breakpoints.values.md}px)`];
  const phone = px(style.fontSize);
  const desktop = px((wide as { fontSize?: unknown } | undefined)?.fontSize ?? style.fontSize);
  return [
    phone === desktop ? phone : `${phone} on phones, ${desktop} from ${theme.breakpoints.values.md} px`,
    `weight ${style.fontWeight ?? theme.typography.fontWeightRegular}`,
    `line ${style.lineHeight}`,
    ...(style.fontVariantNumeric === 'tabular-nums' ? ['tabular figures'] : []),
    ...(typeof style.letterSpacing === 'string' && variant === 'overline'
      ? [`tracking ${style.letterSpacing}`]
      : []),
  ].join(' · ');
}

function TypeScale() {
  const theme = useTheme<KitTheme>();
  return (
    <Rows>
      {(Object.keys(samples) as Variant[]).map((variant) => (
        <Row key={variant}>
          <Typography variant={variant} component="p" sx={{ overflowWrap: 'anywhere' }}>
            {samples[variant]}
          </Typography>
          <div>
            <Name>{variant}</Name>
            <Note>{inFigures(theme, variant)}</Note>
            <Note>{textUses[variant]}</Note>
          </div>
        </Row>
      ))}
    </Rows>
  );
}

const Alphabet = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  overflowWrap: 'anywhere',
}));

function Families() {
  return (
    <Tiles>
      {(['display', 'text'] as const).map((name) => (
        <li key={name}>
          <Alphabet style={{ fontFamily: fonts[name] }}>Aa Ññ Áá ¿? $ 0123456789</Alphabet>
          <Name>{fonts[name].split(',')[0]?.replaceAll("'", '')}</Name>
          <Note>
            fonts.{name}. {fontUses[name]}
          </Note>
        </li>
      ))}
    </Tiles>
  );
}

const Figures = styled('table')(({ theme }) => ({
  ...theme.typography.body1,
  borderCollapse: 'collapse',
  '& caption': { ...theme.typography.body2, color: theme.tokens.palette.text.secondary, textAlign: 'start' },
  '& td': { textAlign: 'end', padding: theme.spacing(0.5, 0) },
}));

const amounts = ['$ 1.111,11', '$ 998.080,00', '$ 47.410,17'];

/** The same amounts with and without tabular figures. */
function TabularFigures() {
  return (
    <Tiles>
      {(['tabular-nums', 'proportional-nums'] as const).map((kind) => (
        <li key={kind}>
          <Figures style={{ fontVariantNumeric: kind }}>
            <caption>
              {kind === 'tabular-nums' ? 'So: tabular, aligned right' : 'Not so: proportional'}
            </caption>
            <tbody>
              {amounts.map((amount) => (
                <tr key={amount}>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          </Figures>
        </li>
      ))}
    </Tiles>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: TypeScale,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof TypeScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {};
export const TwoFamilies: Story = { render: () => <Families /> };
export const Tabular: Story = { render: () => <TabularFigures /> };
