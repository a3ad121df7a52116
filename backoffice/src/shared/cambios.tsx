import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { CONDICION_IVA_TEXTS, FLAG_TITLES } from 'api-client/backoffice';
import { diaText } from 'api-client/backoffice-cuenta';
import { AREAS, type Area } from 'api-client/backoffice-roles';
import { MODO_IVA_TEXTS } from './condicion-texts.ts';

const Cambio = styled('div')({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

interface Cambio {
  campo: string;
  antes: string | null;
  despues: string | null;
}

const areasText = (value: string): string =>
  value
    .split(', ')
    .map((area) => (area in AREAS ? AREAS[area as Area].label : area))
    .join(', ');

/** Returns '$ 1.000,50' for '1.000,5'. */
const moneyText = (figure: string): string => `$\u00a0${figure.replace(/,\d$/, '$&0')}`;

const percentOf = (figure: string): string => `${figure}\u00a0%`;

/** Adds the units that the server's figures lack. */
const UNITS: Readonly<Record<string, (figure: string) => string>> = {
  monto_minimo: moneyText,
  envio_gratis: moneyText,
  limite: moneyText,
  descuento: percentOf,
  plazo: (figure) => (figure === '1' ? '1 día' : `${figure} días`),
  alicuota_iva: percentOf,
};

/** Texts of the values that the server stores as a word. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  condicion_iva: CONDICION_IVA_TEXTS,
  iva: MODO_IVA_TEXTS,
};

const DAY = /^\d{4}-\d\d-\d\d$/;
const FIGURE = /^[\d.,]+$/;

/** Returns the value as the user reads it: words by label, days as '30/11/2026', figures with their unit. */
function readable(campo: string, value: string | null): string | null {
  if (value === null) return null;
  if (campo === 'areas') return areasText(value);
  if (DAY.test(value)) return diaText(value);
  return FIGURE.test(value) ? (UNITS[campo]?.(value) ?? value) : (WORDS[campo]?.[value] ?? value);
}

/** The old and new value, or only the new one. */
function Values({ campo, ...cambio }: Cambio) {
  const [antes, despues] = [readable(campo, cambio.antes), readable(campo, cambio.despues)];
  if (antes === null) return despues;
  return (
    <>
      <del>{antes || 'nada'}</del> → <ins>{despues || 'nada'}</ins>
    </>
  );
}

/** Changed fields with their old and new values. */
export const Cambios = ({ cambios }: { cambios: readonly Cambio[] }) => (
  <Box
    sx={{ typography: 'body2', '& del': { color: 'text.secondary' }, '& ins': { textDecoration: 'none' } }}
  >
    {cambios.map((cambio) => (
      <Cambio key={cambio.campo}>
        {labelOf(cambio.campo)}: <Values {...cambio} />
      </Cambio>
    ))}
  </Box>
);

/** Labels of the API's fields. */
const CAMPOS: Record<string, string> = {
  dado_de_alta: 'Aprobada',
  esta_activo: 'Activa',
  roles: 'Roles',
  rol: 'Rol',
  areas: 'Áreas',
  tiene_acceso: 'Con acceso',
  email: 'Correo',
  motivo: 'Motivo',
  mensaje: 'Mensaje',
  exige_segundo_factor: 'Verificación en dos pasos para todo el personal',
  monto_minimo: 'Monto mínimo de un pedido',
  envio_gratis: 'Envío gratis desde',
  descuento: 'Descuento general',
  plazo: 'Plazo de pago',
  limite: 'Límite de crédito',
  iva: 'IVA en los precios',
  vigente_desde: 'Vigente desde',
  vigente_hasta: 'Vigente hasta',
  condicion: 'Condiciones comerciales',
  reglas: 'Porcentajes',
  anuncio: 'Anuncio',
  anuncio_desde: 'Anuncio desde',
  anuncio_hasta: 'Anuncio hasta',
  titulo_inicio: 'Título del inicio',
  texto_inicio: 'Texto del inicio',
  texto_nosotros: 'Texto de la empresa',
  ciudad: 'Ciudad',
  horarios: 'Horario de atención',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  linea_legal: 'Razón social y condición',
  cuit: 'CUIT',
  direccion: 'Domicilio',
  banco: 'Banco para transferencias',
  titular: 'Titular de la cuenta',
  cbu: 'CBU o CVU',
  alias: 'Alias',
  nombre: 'Nombre',
  apellido: 'Apellido',
  dni: 'CUIT/CUIL',
  nombre_comercio: 'Comercio',
  telefono: 'Teléfono',
  dom_fiscal: 'Domicilio fiscal',
  condicion_iva: 'Condición frente al IVA',
  nota: 'Nota',
  descripcion: 'Descripción',
  costo: 'Costo',
  precio: 'Precio',
  precio_antes_oferta: 'Precio antes de la oferta',
  tipo_de_precio: 'Tipo de precio',
  se_pesa: 'Se pesa al empacar',
  alicuota_iva: 'IVA',
  disponible: 'Con stock',
  minimo: 'Mínimo',
  multiplo: 'De a',
  escalas: 'Escalas',
  producto: 'Producto',
  precios: 'Precios propios',
  productos: 'Productos',
  pedidos: 'Pedidos',
  usuarios: 'Clientes',
  importe: 'Importe',
  medio: 'Medio de pago',
  falta: 'Qué faltó',
  informe: 'Informe',
  renglones: 'Renglones',
  tamanos: 'Tamaños',
  decision: 'Decisión',
  propios_repuestos: 'Precios propios con el anterior',
  ...FLAG_TITLES,
  marca: 'Marca',
  categorias: 'Categorías',
  etiquetas: 'Etiquetas',
  imagenes: 'Imágenes',
  imagen: 'Imagen',
  titulo: 'Título',
  texto: 'Texto',
  enlace: 'Enlace',
  color: 'Color',
  logo: 'Logo',
  palabras: 'Palabras',
  localidades: 'Localidades',
  codigos_postales: 'Códigos postales',
  dias: 'Días de reparto',
  recibe_pedidos: 'Se trabaja en la zona',
  feriados: 'Feriados',
  seleccion: 'Productos',
  ajuste: 'Ajuste',
  suben: 'Suben',
  bajan: 'Bajan',
  repuestos: 'Con su precio anterior',
  salteados: 'Cambiaron antes y quedaron como estaban',
  desde: 'Se aplica',
  hasta: 'Termina',
  marca_destacada: 'Destacada',
  estado_pedido: 'Estado',
  total_precio: 'Total',
  lineas: 'Productos',
  bultos: 'Bultos',
  estantes: 'Estantes',
  destacados: 'Destacados',
  de_equipo: 'Del equipo',
  filtros: 'Filtros',
  columnas: 'Columnas',
  nuevo: 'Nuevas',
  cambia: 'Cambian',
  hechas: 'Hechas',
  filas: 'Filas',
  codigo: 'Código',
  codigo_producto: 'Código',
  producto_id: 'Identificador',
  id_externo: 'Id de otro sistema',
  llamada: 'Qué quiso hacer',
  tipo: 'Tipo',
};

/** Returns the label; an unknown field of a newer server by its name. */
export const labelOf = (campo: string): string => CAMPOS[campo] ?? campo;
