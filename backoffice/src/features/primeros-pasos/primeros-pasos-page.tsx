import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { estadoPrimerosPasosOptions, type PrimerosPasos } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { least, line } from 'ui-kit/theme/tokens';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { ButtonLink } from '../../shared/links.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { STEPS } from './steps.ts';

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
