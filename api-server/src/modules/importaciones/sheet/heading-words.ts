import { plainName } from 'api-client/contract/written';

/** Full words and their abbreviations in headings. */
const SHORTENED = `
  codigo: cod cdgo code codigos
  articulo: art artic
  producto: prod product produto
  descripcion: desc descr descrip description descripciones descricao descri
  nombre: nome
  stock: estoque
  proveedor: fornecedor
  estado: situacao
  denominacion: denom
  precio: p pr prec pcio pcios price preco
  precio costo: precos
  unitario: unit
  venta: vta sales
  publico: pub publ
  mayorista: may mayor xmayor
  minorista: minor xmenor
  sugerido: sug
  unidad: un uni unid ud uds unids und unidades u unidade
  bulto: bto bts btos
  categoria: cat category categories
  kg: kilo kilos kgs kilogramo
  marca: brand brands
  numero: nro num n no number
  telefono: tel te telef telefo
  celular: cel
  direccion: dir direc direcc
  domicilio: dom
  localidad: loc locali
  observacion: obs observ observaciones
  razon: raz
  social: soc
  condicion: cond
  identificador: ident
  cantidad: cant
  fecha: fec
  descuento: dto desct
  bonificacion: bonif
  actual: act
  anterior: anter ant
  ultimo: ult
  tag: tags
  sku: skus
  promocion: promociones
  email: mail correo
  con iva: civa
  sin iva: siva
  incluido: incl inc
  peso: ars
`;

const WORDS = new Map(
  SHORTENED.trim()
    .split('\n')
    .flatMap((line) => {
      const [whole = '', short = ''] = line.split(':');
      return short
        .trim()
        .split(' ')
        .map((one) => [one, whole.trim()] as const);
    }),
);

/** Words without meaning for the field. */
const SILENT = new Set([
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'al',
  'a',
  'en',
  'por',
  'x',
  'para',
  'do',
  'da',
]);

/** Joins single letters to one abbreviation: 'P.V.P.' is 'pvp'. */
const joined = (plain: string) => plain.replace(/(?<=^| )(\S) (?=\S(?: |$))/g, '$1');

const singular = (word: string): string =>
  word.length > 3 && /[aeiou]s$/.test(word) ? word.slice(0, -1) : word;

/** Unifies 'Precio c/ I.V.A.', 'PRECIO CON IVA' and 'P. c/IVA'. */
const withIva = (text: string): string =>
  text
    .replace(/\bc i ?va\b|\bciva\b|\biva (?:incluido|incl|inc)\b|\bincluye iva\b/g, 'con iva')
    .replace(/\bs i ?va\b|\bsiva\b|\bmas iva\b|\biva no incluido\b|\biva aparte\b/g, 'sin iva')
    .replace(/\bno incluyen? iva\b/g, 'sin iva')
    .replace(/\btax (?:excluded|excl)\b|\b(?:excluding|excl|without) tax\b/g, 'sin iva')
    .replace(/\btax (?:included|incl)\b|\b(?:including|incl|with) tax\b/g, 'con iva');

/** Returns the normalized words of a heading: no accents, dots, plurals, abbreviations or meaningless words. */
export function headingWords(titulo: string): string {
  // Separates 'PrecioLista' and 'PRECIO+IVA'.
  const apart = titulo
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/\+/g, ' mas ')
    // Must happen before single letters are joined: 'P.U. s/IVA'.
    .replace(/\b(c|s)\s*\/\s*i\.?\s*v\.?\s*a\b/giu, (_, letter: string) =>
      letter.toLowerCase() === 'c' ? ' con iva' : ' sin iva',
    );
  const plain = withIva(joined(plainName(apart)));
  return plain
    .split(' ')
    .map((word) => WORDS.get(word) ?? WORDS.get(singular(word)) ?? singular(word))
    .filter((word) => !SILENT.has(word))
    .join(' ');
}
