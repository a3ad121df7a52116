import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { estadoPrimerosPasosOptions, type PrimerosPasos } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { least, line } from 'ui-kit/theme/tokens';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { ButtonLink } from '../../shared/links.tsx';
import { SecondLine } from '../../shared/second-line.tsx';

const List = styled('ol')(({ theme }) => ({
  margin: theme.spacing(4, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(3),
    paddingBlock: theme.spacing(4),
    borderTop: `${line.thin} ${theme.tokens.palette.divider}`,
  },
  '& > li > div': { flex: 1, minWidth: `min(100%, ${least.card})` },
  '& [data-done=true]': { color: theme.tokens.palette.success.main },
  '& [data-done=false]': { color: theme.tokens.palette.text.secondary },
}));

/** The set-up steps of a new shop, with their progress. */
export function PrimerosPasosPage() {
  const steps = useQuery(estadoPrimerosPasosOptions());
  return (
    <>
      <PageTitle>Primeros pasos</PageTitle>
      <Answer query={steps} failed="Error al cargar los datos" loading={<LoadingDots />}>
        {(done) => <Steps done={done} />}
      </Answer>
    </>
  );
}

function Steps({ done }: { done: PrimerosPasos }) {
  const left = STEPS.filter(({ step }) => !done[step]).length;
  return (
    <>
      <SecondLine>
        {left === 0
          ? 'Está todo listo. Estas pantallas quedan en el menú para cuando algo cambie.'
          : 'En el orden que quieras: lo que falta se puede dejar para después.'}
      </SecondLine>
      <List>
        {STEPS.map(({ step, title, text, label, ...link }) => {
          const Icon = done[step] ? CheckCircleOutlined : RadioButtonUncheckedOutlined;
          return (
            <li key={step}>
              <Icon aria-hidden data-done={done[step]} />
              <div>
                <strong>{title}</strong>
                <VisuallyHidden>{done[step] ? ': hecho' : ': falta'}</VisuallyHidden>
                <SecondLine>{text}</SecondLine>
              </div>
              <ButtonLink variant={done[step] ? 'text' : 'outlined'} {...link}>
                {label}
              </ButtonLink>
            </li>
          );
        })}
      </List>
    </>
  );
}

interface Step extends Pick<LinkProps, 'to' | 'hash'> {
  step: keyof PrimerosPasos;
  title: string;
  text: string;
  /** The link's label. */
  label: string;
}

/** In the recommended order. */
const STEPS: readonly Step[] = [
  {
    step: 'datos',
    title: 'Los datos de la tienda',
    text: 'Nombre, teléfono, correo, domicilio, horarios y redes: están al pie de cada página y en los papeles.',
    label: 'Escribir los datos',
    to: '/panel-ajustes',
    hash: 'comercio',
  },
  {
    step: 'aspecto',
    title: 'El logo y el color',
    text: 'En la tienda, el panel, los correos y los papeles. El color se ajusta lo justo para que todo se lea.',
    label: 'Elegir logo y color',
    to: '/panel-ajustes',
    hash: 'logo',
  },
  {
    step: 'montos',
    title: 'El pedido mínimo y el envío gratis',
    text: 'Desde cuánto se puede pedir, y desde cuánto el envío no se cobra.',
    label: 'Fijar los montos',
    to: '/panel-ajustes',
    hash: 'montos',
  },
  {
    step: 'catalogo',
    title: 'El catálogo',
    text: 'Desde una planilla, con todos los productos de una vez, y sus fotos en un .zip; o de a uno, en «Crear Producto».',
    label: 'Importar una planilla',
    to: '/panel-importaciones',
  },
  {
    step: 'textos',
    title: 'Los textos de la tienda',
    text: 'Qué dicen el inicio y la página de la empresa.',
    label: 'Escribir los textos',
    to: '/panel-ajustes',
    hash: 'textos',
  },
  {
    step: 'cobro',
    title: 'La cuenta para transferencias',
    text: 'La ve solo quien compra, en su pedido y en su cuenta corriente.',
    label: 'Escribir la cuenta',
    to: '/panel-ajustes',
    hash: 'transferencias',
  },
  {
    step: 'correo',
    title: 'El correo',
    text: 'Envíate uno de prueba y mira si llega: así se avisa a los clientes.',
    label: 'Probar el correo',
    to: '/panel-estado',
  },
  {
    step: 'personal',
    title: 'Quién más trabaja aquí',
    text: 'Invita por correo a cada persona, con el rol que va a tener: elige su contraseña con un enlace.',
    label: 'Invitar a sus empleados',
    to: '/panel-usuarios',
    hash: 'invitar',
  },
];
