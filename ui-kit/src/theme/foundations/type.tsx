import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { styled } from '../styled.ts';
import type { KitTheme } from '../theme.ts';
import { fonts } from '../tokens.ts';
import { Name, Note, Rows, Tiles } from './parts.tsx';

interface Sample {
  text: string;
  use: string;
}

/** Every variant that the kit changes, with a sample text of the shop. */
const samples = {
  figure: { text: '$ 812.400', use: 'The figures of the dashboard. Tabular.' },
  h1: { text: 'Frutos secos y semillas', use: 'The title of a page: one per page.' },
  h2: { text: 'Productos destacados', use: 'The title of a section.' },
  h3: { text: 'Datos del negocio', use: 'The title of a group, of a dialog.' },
  price: { text: '$ 999.999,99', use: 'Prices and totals. Tabular.' },
  h4: { text: 'Ganancias de la semana', use: 'The title of a card or a chart.' },
  h5: { text: 'Tu carrito', use: 'A small title where a heading is due.' },
  subtitle1: { text: 'Comprar al por mayor, en cuatro pasos.', use: 'The sentence under a title.' },
  body1: {
    text: 'Semillas, granos y frutos secos al por mayor, con envío a todo el país.',
    use: 'Running text, and what is typed in a field.',
  },
  button: { text: 'Añadir al carrito', use: 'What a button does. Sentence case.' },
  body2: { text: 'Campo Claro, por kilo', use: 'What explains something else: brand, price type, help.' },
  subtitle2: { text: 'Cliente', use: 'A label that stands out of small text.' },
  overline: {
    text: 'CATEGORÍAS',
    use: 'Upper case where the documents ask for it: with tracking, one weight less.',
  },
} satisfies Record<string, Sample>;
type Variant = keyof typeof samples;

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

export function TypeScale() {
  const theme = useTheme<KitTheme>();
  return (
    <Rows>
      {Object.entries(samples).map(([variant, { text, use }]) => (
        <Row key={variant}>
          <Typography variant={variant as Variant} component="p" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
          <div>
            <Name>{variant}</Name>
            <Note>{inFigures(theme, variant as Variant)}</Note>
            <Note>{use}</Note>
          </div>
        </Row>
      ))}
    </Rows>
  );
}

const families = [
  ['display', 'Titles, prices and big figures.'],
  ['text', 'Everything else.'],
] as const;

const Alphabet = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  overflowWrap: 'anywhere',
}));

export function Families() {
  return (
    <Tiles>
      {families.map(([name, use]) => (
        <li key={name}>
          <Alphabet style={{ fontFamily: fonts[name] }}>Aa Ññ Áá ¿? $ 0123456789</Alphabet>
          <Name>{fonts[name].split(',')[0]?.replaceAll("'", '')}</Name>
          <Note>
            fonts.{name}. {use}
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
export function TabularFigures() {
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
