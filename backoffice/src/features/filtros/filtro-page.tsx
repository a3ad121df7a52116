import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { FormScreen } from '../../shared/form-screen.tsx';
import { useFirstFresh } from '../../shared/use-first-fresh.ts';
import { FiltroForm } from './filtro-form.tsx';
import type { TipoFiltro } from './filtros-search.ts';
import { KINDS, panelOf } from './kinds.ts';
import { filtroOptions } from './queries.ts';

export const NewFiltroPage = ({ tipo }: { tipo: TipoFiltro }) => (
  <FormScreen list={panelOf(tipo)} title={`Crear ${KINDS[tipo].label}`}>
    <FiltroForm tipo={tipo} />
  </FormScreen>
);

export function EditFiltroPage({ tipo }: { tipo: TipoFiltro }) {
  const { id = '' } = useParams({ strict: false });
  const filtro = useQuery(filtroOptions(tipo, id));
  const known = useFirstFresh(id, filtro);
  return (
    <FormScreen
      list={panelOf(tipo)}
      title={`Actualizar ${KINDS[tipo].label}`}
      needs={[{ ...filtro, data: known }]}
    >
      {known && <FiltroForm key={id} tipo={tipo} filtro={known} />}
    </FormScreen>
  );
}
