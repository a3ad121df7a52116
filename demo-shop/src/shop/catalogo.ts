import type { PictureSpec } from '../pictures/picture-spec.ts';
import { createRandom } from '../random.ts';
import { aceitesYSnacks } from './catalogo/aceites-snacks.ts';
import { chocolates } from './catalogo/chocolates.ts';
import { dulcesEInfusiones } from './catalogo/dulces-infusiones.ts';
import { especiasYSuper } from './catalogo/especias-super.ts';
import { granosYHarinas } from './catalogo/granos-harinas.ts';
import { organicos } from './catalogo/organicos.ts';
import { secosYFrutas } from './catalogo/secos-frutas.ts';
import { semillas } from './catalogo/semillas.ts';
import { sinTaccYGranolas } from './catalogo/sin-tacc-granolas.ts';
import { untables } from './catalogo/untables.ts';
import type { DatosDeCategoria, DemoCategoria, DemoEtiqueta, DemoMarca, DemoProducto } from './demo-types.ts';
import { etiquetasInactivas, etiquetasPorLetra } from './etiquetas.ts';
import { demoId } from './ids.ts';
import { datosDeMarcas } from './marcas.ts';
import { productosDeFamilia } from './productos.ts';

export interface Catalogo {
  categorias: DemoCategoria[];
  marcas: DemoMarca[];
  etiquetas: DemoEtiqueta[];
  productos: DemoProducto[];
  imagenes: Map<string, PictureSpec>;
}

const activas: DatosDeCategoria[] = [
  ...secosYFrutas,
  ...semillas,
  ...granosYHarinas,
  ...especiasYSuper,
  ...dulcesEInfusiones,
  ...chocolates,
  ...aceitesYSnacks,
  ...untables,
  ...sinTaccYGranolas,
  ...organicos,
];

/** Out of use, for the staff's list of inactive ones. */
const inactivas: DatosDeCategoria[] = [
  { nombre: 'Bebidas vegetales', tinte: '#DCE9F2', motivo: 'sol', icono: 'glass-of-milk', familias: [] },
  {
    nombre: 'Canastas de fin de año',
    tinte: '#EBD5E3',
    motivo: 'franja',
    icono: 'wrapped-gift',
    familias: [],
  },
];

/** Categories, brands, tags and products with the pictures they refer to. */
export function catalogo(now: Date): Catalogo {
  const imagenes = new Map<string, PictureSpec>();
  const rnd = createRandom('catálogo');
  const categorias = [...activas, ...inactivas].map((datos) => categoria(datos, imagenes));
  const productos = activas.flatMap((datos) =>
    datos.familias.flatMap((fila) => productosDeFamilia(fila, datos, { now, rnd, imagenes })),
  );
  return { categorias, marcas: marcas(imagenes), etiquetas: etiquetas(), productos, imagenes };
}

function categoria(datos: DatosDeCategoria, imagenes: Map<string, PictureSpec>): DemoCategoria {
  const { nombre, tinte, motivo, icono } = datos;
  const imagen = `categoria ${nombre}`;
  imagenes.set(imagen, { tipo: 'icono', tinte, motivo, icono });
  return {
    categoria_id: demoId('categoria', nombre),
    nombre,
    esta_activo: activas.includes(datos),
    tinte,
    icono,
    imagen,
  };
}

function marcas(imagenes: Map<string, PictureSpec>): DemoMarca[] {
  return datosDeMarcas.map(({ clave, nombre, logo, inactiva }) => {
    const key = `marca ${clave}`;
    if (logo) imagenes.set(key, { tipo: 'marca', ...logo });
    const marca: DemoMarca = {
      marca_id: demoId('marca', clave),
      nombre,
      marca_destacada: logo !== undefined,
      esta_activo: !inactiva,
    };
    return logo ? { ...marca, logo: key } : marca;
  });
}

function etiquetas(): DemoEtiqueta[] {
  const row = (esta_activo: boolean) => (nombre: string) => ({
    etiqueta_id: demoId('etiqueta', nombre),
    nombre,
    esta_activo,
  });
  return [...Object.values(etiquetasPorLetra).map(row(true)), ...etiquetasInactivas.map(row(false))];
}
