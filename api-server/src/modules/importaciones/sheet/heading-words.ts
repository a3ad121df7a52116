import { plainName } from 'api-client/contract/written';

/** What the words of a heading are written as, where the trade shortens them. */
const WORDS: Record<string, string> = {
  ...{
    cod: 'codigo',
    cdgo: 'codigo',
    code: 'codigo',
    art: 'articulo',
    prod: 'producto',
    product: 'producto',
  },
  ...{ desc: 'descripcion', descr: 'descripcion', descrip: 'descripcion', description: 'descripcion' },
  ...{ denom: 'denominacion', p: 'precio', pr: 'precio', prec: 'precio', pcio: 'precio', pcios: 'precio' },
  ...{ price: 'precio', unit: 'unitario', vta: 'venta', pub: 'publico', publ: 'publico', may: 'mayorista' },
  ...{ mayor: 'mayorista', xmayor: 'mayorista', minor: 'minorista', xmenor: 'minorista', sug: 'sugerido' },
  ...{
    un: 'unidad',
    uni: 'unidad',
    unid: 'unidad',
    ud: 'unidad',
    uds: 'unidad',
    unids: 'unidad',
    und: 'unidad',
  },
  ...{ unidades: 'unidad', u: 'unidad', bto: 'bulto', bts: 'bulto', btos: 'bulto', cat: 'categoria' },
  ...{ kilo: 'kg', kilos: 'kg', kgs: 'kg', kilogramo: 'kg', category: 'categoria', brand: 'marca' },
  ...{
    nro: 'numero',
    num: 'numero',
    n: 'numero',
    no: 'numero',
    number: 'numero',
    tel: 'telefono',
    te: 'telefono',
  },
  ...{
    telef: 'telefono',
    cel: 'celular',
    dir: 'direccion',
    direc: 'direccion',
    dom: 'domicilio',
    loc: 'localidad',
  },
  ...{ obs: 'observacion', observ: 'observacion', observaciones: 'observacion', raz: 'razon', soc: 'social' },
  ...{
    cond: 'condicion',
    ident: 'identificador',
    cant: 'cantidad',
    sub: 'sub',
    fec: 'fecha',
    dto: 'descuento',
  },
  ...{
    desct: 'descuento',
    bonif: 'bonificacion',
    act: 'actual',
    anter: 'anterior',
    ant: 'anterior',
    ult: 'ultimo',
  },
  ...{
    codigos: 'codigo',
    tags: 'tag',
    skus: 'sku',
    promociones: 'promocion',
    descripciones: 'descripcion',
    mail: 'email',
    correo: 'email',
  },
  ...{ civa: 'con iva', siva: 'sin iva', incl: 'incluido', inc: 'incluido', ars: 'peso', peso: 'peso' },
};

/** Words that tell nothing. */
const SILENT = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'al', 'a', 'en', 'por', 'x', 'para']);

/** Letters that stand alone are an abbreviation: 'P.V.P.' is 'pvp'. */
const joined = (plain: string) => plain.replace(/(?<=^| )(\S) (?=\S(?: |$))/g, '$1');

const singular = (word: string): string =>
  word.length > 3 && /[aeiou]s$/.test(word) ? word.slice(0, -1) : word;

/** 'Precio c/ I.V.A.', 'PRECIO CON IVA' and 'P. c/IVA' are one heading: with or without it is what matters. */
const withIva = (text: string): string =>
  text
    .replace(/\bc i ?va\b|\bciva\b|\biva (?:incluido|incl|inc)\b|\bincluye iva\b/g, 'con iva')
    .replace(/\bs i ?va\b|\bsiva\b|\bmas iva\b|\biva no incluido\b|\biva aparte\b/g, 'sin iva')
    .replace(/\bno incluyen? iva\b/g, 'sin iva');

/**
 * Returns the words of a heading as the table of headings has them: no accents, dots, plurals or abbreviations, and no words
 * that tell nothing.
 */
export function headingWords(titulo: string): string {
  // 'PrecioLista' and 'PRECIO+IVA'.
  const apart = titulo
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/\+/g, ' mas ')
    // Before letters that stand alone are joined: 'P.U. s/IVA'.
    .replace(/\b(c|s)\s*\/\s*i\.?\s*v\.?\s*a\b/giu, (_, letter: string) =>
      letter.toLowerCase() === 'c' ? ' con iva' : ' sin iva',
    );
  const plain = withIva(joined(plainName(apart)));
  return plain
    .split(' ')
    .map((word) => WORDS[word] ?? WORDS[singular(word)] ?? singular(word))
    .filter((word) => !SILENT.has(word))
    .join(' ');
}
