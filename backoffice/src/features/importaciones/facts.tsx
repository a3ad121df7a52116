import Box from '@mui/material/Box';
import type { Importacion } from 'api-client/backoffice';
import { precioIn } from 'api-client/backoffice-planillas';
import { fullDate } from 'ui-kit/dates';
import { type Detail, DetailsCard } from 'ui-kit/details-card';
import { wholeText } from 'ui-kit/whole-text';
import { TextLink } from '../../shared/text-link.tsx';
import { useMayChange } from './importacion-actions.tsx';
import { createdTexts, ESTADO_LABELS, filasText, TIPO_LABELS } from './importacion-texts.ts';

/** The import's file, who uploaded it, and notices to read before applying it. */
export function Facts({ importacion }: { importacion: Importacion }) {
  const { tipo, usuario, fecha, estado, motivo, columnas, salteadas, sin_foto, deshecha } = importacion;
  const { hoja, hojas_sin_leer, faltan } = importacion;
  const leidas = importacion.hojas_leidas ?? [];
  const unused = columnas.filter(({ campo }) => campo === null).map(({ titulo }) => titulo);
  const created = createdTexts(importacion);
  const hasChanges = useMayChange()(importacion);
  const details: (Detail | false)[] = [
    { label: 'Qué trae', value: TIPO_LABELS[tipo] },
    { label: 'Quién y cuándo', value: `${usuario.nombre} ${usuario.apellido}, ${fullDate(fecha)}` },
    {
      label: 'Estado',
      value: deshecha
        ? `${ESTADO_LABELS[estado]}: ${deshecha.usuario.nombre} ${deshecha.usuario.apellido}, ${fullDate(deshecha.fecha)}`
        : ESTADO_LABELS[estado],
    },
    motivo !== null && { label: 'Por qué', value: motivo },
    !hasChanges && {
      label: 'Quién la aplica y deshace',
      value: `Quien puede cambiar precios: los trae la columna «${precioIn(importacion)}».`,
    },
    hoja !== null &&
      hojas_sin_leer.length > 0 &&
      leidas.length === 0 && { label: 'Hoja que se leyó', value: hoja },
    leidas.length > 1 && { label: 'Hojas que se leyeron', value: leidas.join(', ') },
    hojas_sin_leer.length > 0 && { label: 'Hojas que no se leyeron', value: hojas_sin_leer.join(', ') },
    faltan.length > 0 && {
      label: 'Columnas que no encontramos',
      value:
        tipo === 'condiciones'
          ? `${faltan.join(', ')}: elige abajo de qué condiciones es la planilla.`
          : `${faltan.join(', ')}: lo nuevo las necesita.`,
    },
    unused.length > 0 && { label: 'Columnas que no se usan', value: unused.join(', ') },
    created.length > 0 && {
      label: 'También se crean',
      value: created.map((text) => <div key={text}>{text}</div>),
    },
    sin_foto !== null &&
      sin_foto > 0 && {
        label: 'Quedan sin foto',
        value: (
          <TextLink to="/panel-producto" search={{ filtro: 'sin-imagen' }}>
            {sin_foto === 1 ? '1 producto activo' : `${wholeText(sin_foto)} productos activos`}
          </TextLink>
        ),
      },
    salteadas > 0 && {
      label: 'No se tocaron',
      value: `${filasText(salteadas)}: cambiaron después de la vista previa`,
    },
  ];
  return (
    <Box sx={{ width: '100%' }}>
      <DetailsCard details={details.filter((detail) => detail !== false)} />
    </Box>
  );
}
