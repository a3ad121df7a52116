import type { Accion } from 'api-client/contract';
import { call } from '../../testing/call.ts';
import { makeProduct } from '../../testing/make.ts';
import { count, fixture, idOf } from './calls-fixture.ts';

async function condicion() {
  const { rows } = await fixture.test.database.pool.query<{ id: string }>(
    'INSERT INTO condiciones (condicion_id, nombre) VALUES (gen_random_uuid(), $1) RETURNING condicion_id AS id',
    [`Condiciones ${count()}`],
  );
  return { id: rows[0]?.id };
}

const condicionValues = async () => ({ nombre: `Condiciones ${count()}`, monto_minimo: 90_000, reglas: [] });

export const CONDICION_CALLS = {
  'condiciones.create': ['condicion.alta', condicionValues],
  'condiciones.update': [
    'condicion.edicion',
    async () => ({ ...(await condicion()), ...(await condicionValues()) }),
  ],
  'condiciones.delete': ['condicion.baja', condicion],
  'condiciones.cambiarPrecios': [
    'condicion.precios',
    async () => {
      const { producto_id } = await makeProduct(fixture.test);
      return { ...(await condicion()), cambios: [{ producto_id, precio: 123 }] };
    },
  ],
  'cantidades.cambiar': [
    'producto.cantidades',
    async () => {
      const { producto_id: id } = await makeProduct(fixture.test);
      return { id, condicion_id: null, cantidades: { minimo: 6, multiplo: 6, escalas: [] } };
    },
  ],
  'precios.cambiarLista': [
    'precios.cambio',
    async () => {
      await makeProduct(fixture.test);
      const { id } = await condicion();
      const { body } = await call<{ huella: string }>(
        fixture.test.app,
        'GET',
        `/condiciones/${id}/vista-previa?ajuste=5`,
        { token: fixture.admin.token },
      );
      return { id, ajuste: 5, desde: undefined, huella: body.huella };
    },
  ],
  'condiciones.dar': [
    'usuario.condicion',
    async () => ({ ...(await idOf({})), condicion_id: (await condicion()).id }),
  ],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;

export const CONDICION_PAPER_CALLS = {
  'planillas.condiciones': ['condicion.planilla', async () => ({ condicion_id: (await condicion()).id })],
  'listaDePrecios.planillaDeCondicion': ['precios.lista', condicion],
  'listaDePrecios.pdfDeCondicion': ['precios.lista', condicion],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;
