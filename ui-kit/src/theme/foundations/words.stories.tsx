import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { priceTypeText } from '../../components/price-type/price-type-text.ts';
import { StatusChip } from '../../components/status-chip/status-chip.tsx';
import { line, orderStatusColors, shape } from '../tokens.ts';
import { Name, Note, Rows } from './parts.tsx';

const Row = styled('li')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { 'ul > &': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
}));

const Saying = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  alignSelf: 'stretch',
  alignContent: 'start',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(1, 3),
  padding: theme.spacing(4),
  borderRadius: shape.card,
  border: `${line.thin} ${theme.tokens.palette.divider}`,
  background: theme.tokens.palette.background.paper,
  '& b': { fontWeight: theme.typography.fontWeightMedium },
  '& p': { margin: 0, gridColumn: 2 },
  '&[data-so=yes] > svg': { color: theme.tokens.palette.success.main },
  '&[data-so=no] > svg': { color: theme.tokens.palette.error.main },
}));

/** Texts to use, texts to avoid, and the reason. */
const pairs = [
  ['Guardar cambios', 'OK', 'A button says what it does.'],
  [
    'No pudimos guardar el pedido. Revisa tu conexión e intenta de nuevo.',
    '¡Ups! Ocurrió un error inesperado (500).',
    'An error says what happened and what to do.',
  ],
  [
    'Te faltan $ 12.500,00 para el mínimo de compra.',
    'Monto inválido.',
    'The reason stands where the way is closed.',
  ],
  [
    'Todavía no hay productos en tu carrito.',
    'Sin resultados.',
    'What is empty says so kindly, and shows one way on.',
  ],
  [
    'Revisamos tu solicitud y te avisamos por correo.',
    'Su registro será procesado.',
    "With 'tú', and people who act.",
  ],
  ['3 productos', '3 producto(s)', 'Numbers and words agree.'],
] as const;

function Pairs() {
  return (
    <Rows>
      {pairs.map(([yes, no, why]) => (
        <Row key={yes}>
          <Saying data-so="yes">
            <CheckCircleOutlined fontSize="small" aria-hidden />
            <b>So</b>
            <p lang="es">{yes}</p>
            <Note sx={{ gridColumn: 2 }}>{why}</Note>
          </Saying>
          <Saying data-so="no">
            <CloseOutlined fontSize="small" aria-hidden />
            <b>Not so</b>
            <p lang="es">{no}</p>
          </Saying>
        </Row>
      ))}
    </Rows>
  );
}

const vocabulary = [
  ['producto', 'What is sold. Not artículo, not ítem.'],
  ['carrito', 'What a customer gathers. On a button: Añadir al carrito.'],
  ['pedido', 'What was ordered, and its lines: detalles. Not orden, not compra.'],
  ['remito', 'The paper that goes along with the goods.'],
  ['marca, categoría, etiqueta', 'The three by which products are found; together: filtrado.'],
  ['dar de alta, dar de baja', 'Let an account or a product in, and take it out. Nothing is deleted.'],
  ['destacado, nuevo ingreso, oferta', 'What stands in front, what has just come, what costs less.'],
  ['comercio', 'The shop that buys. Not empresa, not cliente final.'],
] as const;

function Vocabulary() {
  return (
    <Rows>
      {vocabulary.map(([word, meaning]) => (
        <Row key={word}>
          <Name lang="es">{word}</Name>
          <Note>{meaning}</Note>
        </Row>
      ))}
    </Rows>
  );
}

const roles = {
  usuario: 'Cliente: a shop that buys.',
  empleado: 'Empleado: works the day.',
  admin: 'Administrador: gives roles too.',
};

/** Labels on screen for the API's terms. */
function Labels() {
  return (
    <Rows>
      {Object.entries(orderStatusColors).map(([status, { main, contrastText }]) => (
        <Row key={status}>
          <Name>{status}</Name>
          <span>
            <StatusChip
              status={{ label: status.replace('_', ' ').toUpperCase(), color: main, contrast: contrastText }}
            />
          </span>
        </Row>
      ))}
      {(['por_kilo', 'por_unidad', 'por_bulto_cerrado'] as const).map((type) => (
        <Row key={type}>
          <Name>{type}</Name>
          <span lang="es">{priceTypeText(type)}</span>
        </Row>
      ))}
      {Object.entries(roles).map(([role, said]) => (
        <Row key={role}>
          <Name>{role}</Name>
          <span>{said}</span>
        </Row>
      ))}
    </Rows>
  );
}

const meta = {
  title: 'Foundations/Words',
  component: Pairs,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Pairs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SoAndNotSo: Story = {};
export const SameWordForTheSame: Story = { render: () => <Vocabulary /> };
export const StatesTypesAndRoles: Story = { render: () => <Labels /> };
