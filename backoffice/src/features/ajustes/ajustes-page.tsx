import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { ajustesGetOptions } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { FormWidth } from '../../shared/form-width.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { ColorForm, LogoForm } from './aspecto-forms.tsx';
import { ComercioForm } from './comercio-form.tsx';
import { DatosBancariosForm } from './datos-bancarios-form.tsx';
import { DemandFactor } from './demand-factor.tsx';
import { MontosForm, montosOf } from './montos-form.tsx';
import { TextosForm } from './textos-form.tsx';

/**
 * The shop-wide settings, for admins. Each form resets only when its own settings changed, so a draft in
 * another form stays.
 */
export function AjustesPage() {
  const { mayCertainly } = usePermisos();
  const ajustes = useQuery(ajustesGetOptions());
  return (
    <FormWidth>
      <PageTitle>Ajustes</PageTitle>
      <Answer query={ajustes} failed="Error al cargar los datos" loading={<LoadingDots />}>
        {(data) => (
          <Stack spacing={10}>
            {data.comercio && (
              <ComercioForm key={JSON.stringify(data.comercio)} ajustes={data} comercio={data.comercio} />
            )}
            <LogoForm key={data.logo?.url ?? ''} ajustes={data} />
            <ColorForm key={data.color ?? 'house'} ajustes={data} />
            {data.textos && (
              <TextosForm key={JSON.stringify(data.textos)} ajustes={data} textos={data.textos} />
            )}
            <MontosForm key={JSON.stringify(montosOf(data))} ajustes={data} />
            {data.datos_bancarios && (
              <DatosBancariosForm
                key={JSON.stringify(data.datos_bancarios)}
                ajustes={data}
                datosBancarios={data.datos_bancarios}
              />
            )}
            {mayCertainly('ajustes.update.exige_segundo_factor') && <DemandFactor ajustes={data} />}
          </Stack>
        )}
      </Answer>
    </FormWidth>
  );
}
