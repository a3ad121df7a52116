import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import type { Importacion } from 'api-client/backoffice';
import { TIPOS_IMPORTACION, type TipoImportacion } from 'api-client/backoffice-planillas';
import { useState } from 'react';
import { Tabs } from 'ui-kit/tabs';
import { usePermisos } from '../../shared/session/permisos.ts';
import { FotosRules } from './fotos/fotos-rules.tsx';
import { TakeFotos } from './fotos/take-fotos.tsx';
import { TIPO_LABELS } from './importacion-texts.ts';
import { TakePlanilla } from './take-planilla.tsx';

/** Chooses the kind of import and the file, then opens the preview. */
export function TakeIn() {
  const { may } = usePermisos();
  const tipos = TIPOS_IMPORTACION.filter((one) => may(`importaciones.create.${one}`));
  const [chosen, setTipo] = useState<TipoImportacion>();
  const tipo = chosen ?? tipos[0] ?? 'catalogo';
  const navigate = useNavigate();
  const show = ({ importacion_id }: Importacion) =>
    navigate({ to: '/importacion/$importacion_id', params: { importacion_id } });
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        tabs={tipos.map((value) => ({ value, label: value === 'fotos' ? 'Fotos' : TIPO_LABELS[value] }))}
        value={tipo}
        label="Qué se importa"
        onChange={(value) => setTipo(TIPOS_IMPORTACION.find((one) => one === value))}
      >
        <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          {tipo === 'fotos' ? (
            <>
              <FotosRules />
              <Box sx={{ width: '100%' }}>
                <TakeFotos onBegun={show} choose="Elige el .zip o las fotos" />
              </Box>
            </>
          ) : (
            <TakePlanilla key={tipo} tipo={tipo} onBegun={show} />
          )}
        </Box>
      </Tabs>
    </Box>
  );
}
