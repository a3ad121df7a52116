import type { PictureSpec } from '../pictures/picture-spec.ts';
import type { Random } from '../random.ts';
import type { CategoriaSource, DemoProducto, FamilyRow } from './demo-types.ts';
import { etiquetasByLetter, otherCategorias } from './etiquetas.ts';
import { demoId } from './ids.ts';
import { alicuotaOf } from './iva.ts';
import { marcaSources } from './marcas.ts';
import { packaging } from './packaging.ts';
import { type Pack, pack, roundPrecio } from './packs.ts';
import { bultoPhoto, photo } from './photos.ts';
import { daysBefore } from './time.ts';
import { isWeighed } from './weights.ts';

interface Context {
  now: Date;
  rnd: Random;
  imagenes: Map<string, PictureSpec>;
}

/** Returns one product per presentation. */
export function productosOfFamily(
  row: FamilyRow,
  categoria: CategoriaSource,
  ctx: Context,
): Omit<DemoProducto, 'codigo'>[] {
  const [nombre, , , packs, , words, texto] = row;
  const key = `producto ${nombre}`;
  ctx.imagenes.set(key, photo(words, categoria, nombre));
  const turn = ctx.rnd.int(0, 11);
  return packs.split(' ').map((word, i) => {
    const p = pack(word);
    if (p.ownPhoto) ctx.imagenes.set(`${key} bulto`, bultoPhoto(words, categoria, nombre));
    const imagen = p.ownPhoto ? `${key} bulto` : key;
    return { ...producto(row, categoria, p, ctx), descripcion: `${texto} ${packaging(p, turn + i)}`, imagen };
  });
}

function producto(
  [familia, clave, base, , letters]: FamilyRow,
  categoria: CategoriaSource,
  p: Pack,
  { now, rnd }: Context,
): Omit<DemoProducto, 'codigo' | 'descripcion' | 'imagen'> {
  const nombre = capitalised(`${familia} ${p.suffix}`.trim());
  const plain = !(p.destacado || p.oferta || p.nuevo || p.soldOut);
  // Enough inactive and sold-out products for the staff's lists, beside those in the price list.
  const removed = p.baja || (plain && rnd.chance(0.045));
  const soldOut = p.soldOut || (plain && rnd.chance(0.035));
  const dias = p.nuevo ? rnd.between(1, 24) : rnd.between(130, 760);
  return {
    producto_id: demoId('producto', nombre),
    nombre,
    ...precios(base * p.cantidad * p.factor, p.oferta, rnd),
    tipo_de_precio: p.tipo,
    se_pesa: isWeighed(familia, p),
    alicuota_iva: alicuotaOf(familia, p),
    disponible: !soldOut,
    producto_destacado: p.destacado,
    en_promocion: p.oferta,
    nuevo_ingreso: p.nuevo,
    esta_activo: !removed,
    marca_id: marcaId(removed && rnd.chance(0.5) ? 'otono' : clave),
    ...classification(letters, categoria, p),
    creado_en: daysBefore(now, dias),
  };
}

function precios(pesos: number, oferta: boolean, rnd: Random) {
  const normal = roundPrecio(pesos);
  if (!oferta) return { precio: normal, precio_antes_oferta: null };
  return {
    precio: roundPrecio(pesos * (1 - rnd.pick([0.1, 0.12, 0.15, 0.18, 0.2, 0.25]))),
    precio_antes_oferta: normal,
  };
}

function classification(letters: string, categoria: CategoriaSource, p: Pack) {
  const [tags = '', more = ''] = letters.split('/');
  const loose = p.tipo === 'por_kilo' || p.suffix.startsWith('bulto');
  const nombres = [...tags, ...(loose ? ['G'] : [])].map((letter) => known(etiquetasByLetter, letter));
  const categorias = [
    categoria.nombre,
    ...(more.match(/../g) ?? []).map((code) => known(otherCategorias, code)),
  ];
  return {
    categoria_ids: categorias.map((c) => demoId('categoria', c)),
    etiqueta_ids: nombres.map((e) => demoId('etiqueta', e)),
  };
}

function marcaId(clave: string): string {
  if (!marcaSources.some((m) => m.clave === clave)) throw new Error(`No brand has the key '${clave}'`);
  return demoId('marca', clave);
}

function known(table: Record<string, string>, key: string): string {
  const value = table[key];
  if (value === undefined) throw new Error(`The price list uses '${key}', which is not defined`);
  return value;
}

/** Capitalises like the server: first letter upper case, the rest lower. */
function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}
