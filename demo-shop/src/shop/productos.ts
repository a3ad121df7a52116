import type { PictureSpec } from '../pictures/picture-spec.ts';
import type { Random } from '../random.ts';
import type { DatosDeCategoria, DemoProducto, FilaDeFamilia } from './demo-types.ts';
import { empaque } from './empaque.ts';
import { etiquetasPorLetra, otrasCategorias } from './etiquetas.ts';
import { foto, fotoDeBulto } from './fotos.ts';
import { demoId } from './ids.ts';
import { datosDeMarcas } from './marcas.ts';
import { type Presentacion, precioRedondo, presentacion } from './presentaciones.ts';
import { daysBefore } from './tiempo.ts';

interface Context {
  now: Date;
  rnd: Random;
  imagenes: Map<string, PictureSpec>;
}

/** One product per word of the family's presentations. */
export function productosDeFamilia(
  fila: FilaDeFamilia,
  categoria: DatosDeCategoria,
  ctx: Context,
): DemoProducto[] {
  const [nombre, , , presentaciones, , words, texto] = fila;
  const key = `producto ${nombre}`;
  ctx.imagenes.set(key, foto(words, categoria, nombre));
  const turno = ctx.rnd.int(0, 11);
  return presentaciones.split(' ').map((word, i) => {
    const p = presentacion(word);
    if (p.fotoPropia) ctx.imagenes.set(`${key} bulto`, fotoDeBulto(words, categoria, nombre));
    const imagen = p.fotoPropia ? `${key} bulto` : key;
    return { ...producto(fila, categoria, p, ctx), descripcion: `${texto} ${empaque(p, turno + i)}`, imagen };
  });
}

function producto(
  [familia, clave, base, , letras]: FilaDeFamilia,
  categoria: DatosDeCategoria,
  p: Presentacion,
  { now, rnd }: Context,
): Omit<DemoProducto, 'descripcion' | 'imagen'> {
  const nombre = capitalised(`${familia} ${p.sufijo}`.trim());
  const plain = !(p.destacado || p.oferta || p.nuevo || p.agotado);
  // Enough of both for the staff's lists, without touching what the price list names on purpose.
  const retirado = p.baja || (plain && rnd.chance(0.045));
  const agotado = p.agotado || (plain && rnd.chance(0.035));
  const dias = p.nuevo ? rnd.between(1, 24) : rnd.between(130, 760);
  return {
    producto_id: demoId('producto', nombre),
    nombre,
    ...precios(base * p.cantidad * p.factor, p.oferta, rnd),
    tipo_de_precio: p.tipo,
    disponible: !agotado,
    producto_destacado: p.destacado,
    en_promocion: p.oferta,
    nuevo_ingreso: p.nuevo,
    esta_activo: !retirado,
    marca_id: marcaId(retirado && rnd.chance(0.5) ? 'otono' : clave),
    ...clasificacion(letras, categoria, p),
    creado_en: daysBefore(now, dias),
  };
}

function precios(pesos: number, oferta: boolean, rnd: Random) {
  const normal = precioRedondo(pesos);
  if (!oferta) return { precio: normal, precio_antes_oferta: null };
  return {
    precio: precioRedondo(pesos * (1 - rnd.pick([0.1, 0.12, 0.15, 0.18, 0.2, 0.25]))),
    precio_antes_oferta: normal,
  };
}

function clasificacion(letras: string, categoria: DatosDeCategoria, p: Presentacion) {
  const [tags = '', more = ''] = letras.split('/');
  const suelto = p.tipo === 'por_kilo' || p.sufijo.startsWith('bulto');
  const nombres = [...tags, ...(suelto ? ['G'] : [])].map((letra) => known(etiquetasPorLetra, letra));
  const categorias = [
    categoria.nombre,
    ...(more.match(/../g) ?? []).map((code) => known(otrasCategorias, code)),
  ];
  return {
    categoria_ids: categorias.map((c) => demoId('categoria', c)),
    etiqueta_ids: nombres.map((e) => demoId('etiqueta', e)),
  };
}

function marcaId(clave: string): string {
  if (!datosDeMarcas.some((m) => m.clave === clave)) throw new Error(`No brand has the key '${clave}'`);
  return demoId('marca', clave);
}

function known(table: Record<string, string>, key: string): string {
  const value = table[key];
  if (value === undefined) throw new Error(`The price list uses '${key}', which stands for nothing`);
  return value;
}

/** The server's rule for names: first letter upper case, the rest lower. */
function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}
