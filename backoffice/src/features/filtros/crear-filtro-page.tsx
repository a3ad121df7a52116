import { FormScreen } from '../../shared/form-screen.tsx';
import { useVolver } from '../../shared/use-volver.ts';
import { FiltroForm } from './filtro-form.tsx';
import type { TipoFiltro } from './filtros-search.ts';
import { panelOf, TIPOS } from './tipos.ts';

/** A new brand, category or tag. */
export function CrearFiltroPage({ tipo }: { tipo: TipoFiltro }) {
  const { href } = useVolver(panelOf(tipo));
  return (
    <FormScreen back={href} title={`Crear ${TIPOS[tipo].label}`}>
      <FiltroForm tipo={tipo} />
    </FormScreen>
  );
}
