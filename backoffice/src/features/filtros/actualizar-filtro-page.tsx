import { useQuery } from '@tanstack/react-query';
import { FormScreen } from '../../shared/form-screen.tsx';
import { useFirstFresh } from '../../shared/use-first-fresh.ts';
import { useVolver } from '../../shared/use-volver.ts';
import { FiltroForm } from './filtro-form.tsx';
import type { TipoFiltro } from './filtros-search.ts';
import { filtroOptions } from './queries.ts';
import { panelOf, TIPOS } from './tipos.ts';

export interface ActualizarFiltroPageProps {
  tipo: TipoFiltro;
  id: string;
}

/** A brand, category or tag that there is already. */
export function ActualizarFiltroPage({ tipo, id }: ActualizarFiltroPageProps) {
  const { href } = useVolver(panelOf(tipo));
  const filtro = useQuery(filtroOptions(tipo, id));
  const known = useFirstFresh(id, filtro);
  return (
    <FormScreen back={href} title={`Actualizar ${TIPOS[tipo].label}`} needs={[{ ...filtro, data: known }]}>
      {known && <FiltroForm key={id} tipo={tipo} filtro={known} />}
    </FormScreen>
  );
}
