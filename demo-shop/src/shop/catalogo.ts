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
import type { CategoriaSource, DemoCategoria, DemoEtiqueta, DemoMarca, DemoProducto } from './demo-types.ts';
import { etiquetasByLetter, inactiveEtiquetas } from './etiquetas.ts';
import { demoId } from './ids.ts';
import { marcaSources } from './marcas.ts';
import { productosOfFamily } from './productos.ts';

export interface Catalogo {
  categorias: DemoCategoria[];
  marcas: DemoMarca[];
  etiquetas: DemoEtiqueta[];
  productos: DemoProducto[];
  imagenes: Map<string, PictureSpec>;
}

const active: CategoriaSource[] = [
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

/** Inactive categories. */
const inactive: CategoriaSource[] = [
  { nombre: 'Bebidas vegetales', tint: '#DCE9F2', motivo: 'sol', icon: 'glass-of-milk', families: [] },
  {
    nombre: 'Canastas de fin de año',
    tint: '#EBD5E3',
    motivo: 'franja',
    icon: 'wrapped-gift',
    families: [],
  },
];

/** Returns categories, brands, tags and products with their pictures. */
export function catalogo(now: Date): Catalogo {
  const imagenes = new Map<string, PictureSpec>();
  const rnd = createRandom('catálogo');
  const categorias = [...active, ...inactive].map((datos) => categoria(datos, imagenes));
  const productos = active.flatMap((datos) =>
    datos.families.flatMap((row) => productosOfFamily(row, datos, { now, rnd, imagenes })),
  );
  const own = { categorias, marcas: marcas(imagenes), etiquetas: etiquetas(), imagenes };
  return { ...own, productos: withCodigos(productos) };
}

/** Returns codes such as 'TA-003': each brand with codes numbers its products. */
function withCodigos(productos: Omit<DemoProducto, 'codigo'>[]): DemoProducto[] {
  const lettersOf = new Map(marcaSources.map(({ clave, letters }) => [demoId('marca', clave), letters]));
  const counts = new Map<string, number>();
  return productos.map((producto) => {
    const letters = lettersOf.get(producto.marca_id);
    if (!letters) return { ...producto, codigo: null };
    const count = (counts.get(letters) ?? 0) + 1;
    counts.set(letters, count);
    return { ...producto, codigo: `${letters}-${String(count).padStart(3, '0')}` };
  });
}

function categoria(datos: CategoriaSource, imagenes: Map<string, PictureSpec>): DemoCategoria {
  const { nombre, tint, motivo, icon } = datos;
  const imagen = `categoria ${nombre}`;
  imagenes.set(imagen, { tipo: 'icono', tint, motivo, icon });
  return {
    categoria_id: demoId('categoria', nombre),
    nombre,
    esta_activo: active.includes(datos),
    tint,
    icon,
    imagen,
  };
}

function marcas(imagenes: Map<string, PictureSpec>): DemoMarca[] {
  return marcaSources.map(({ clave, nombre, logo, inactive }) => {
    const key = `marca ${clave}`;
    if (logo) imagenes.set(key, { tipo: 'marca', ...logo });
    const marca: DemoMarca = {
      marca_id: demoId('marca', clave),
      nombre,
      marca_destacada: logo !== undefined,
      esta_activo: !inactive,
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
  return [...Object.values(etiquetasByLetter).map(row(true)), ...inactiveEtiquetas.map(row(false))];
}
