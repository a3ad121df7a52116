/** Word lists for quick orders. Words are without accents, as `normalizeText` returns them. */
import type { Envase } from './renglon.ts';

const listed = (text: string) => text.split(/\s+/).filter(Boolean);
const table = <T>(entries: [string, T][]) =>
  new Map(entries.flatMap(([words, value]) => listed(words).map((word) => [word, value] as const)));

export const NUMBERS = table<number>([
  ['un una uno', 1],
  ['dos', 2],
  ['tres', 3],
  ['cuatro', 4],
  ['cinco', 5],
  ['seis', 6],
  ['siete', 7],
  ['ocho', 8],
  ['nueve', 9],
  ['diez', 10],
  ['once', 11],
  ['doce', 12],
  ['trece', 13],
  ['catorce', 14],
  ['quince', 15],
  ['dieciseis', 16],
  ['diecisiete', 17],
  ['dieciocho', 18],
  ['diecinueve', 19],
  ['veinte', 20],
  ['veintiuno veintiun veintiuna', 21],
  ['veintidos', 22],
  ['veintitres', 23],
  ['veinticuatro', 24],
  ['veinticinco', 25],
  ['veintiseis', 26],
  ['veintisiete', 27],
  ['veintiocho', 28],
  ['veintinueve', 29],
  ['treinta', 30],
  ['cuarenta', 40],
  ['cincuenta', 50],
  ['sesenta', 60],
  ['setenta', 70],
  ['ochenta', 80],
  ['noventa', 90],
  ['cien ciento', 100],
  ['doscientos doscientas', 200],
  ['trescientos trescientas', 300],
  ['cuatrocientos cuatrocientas', 400],
  ['quinientos quinientas', 500],
  ['seiscientos seiscientas', 600],
  ['setecientos setecientas', 700],
  ['ochocientos ochocientas', 800],
  ['novecientos novecientas', 900],
  ['medio media', 0.5],
  ['cuarto', 0.25],
]);
/** Words that multiply the number before them. */
export const MULTIPLES = table<number>([
  ['docena docenas doc', 12],
  ['decena decenas', 10],
  ['par pares', 2],
  ['cientos cientas centenar centenares', 100],
  ['mil miles millar millares', 1000],
  ['medios medias', 0.5],
  ['cuartos', 0.25],
]);
/** Words between two alternative numbers: '2 o 3', '10 a 12'. */
export const ALTERNATIVES = new Set(listed('o a hasta - – — +'));
/** Vague quantities: the customer is asked. */
export const VAGUE = new Set(
  listed(
    'varios varias algun alguno alguna algunos algunas poco poca pocos pocas poquito bastante bastantes',
  ),
);
/** Words for something unwanted. 'Sin' is part of product names. */
export const NEGATIONS = new Set(
  listed(
    'no tampoco ni saca sacame sacale sacanos quita quitame quitale cancela cancelame cancelar borra borrame',
  ),
);
/** Nouns for pieces inside a pack: '25 saquitos'. */
export const CONTENTS = new Set(
  listed(`saquito saquitos capsula capsulas caps comprimido comprimidos comp tableta tabletas pastilla pastillas rollo rollos
    hoja hojas lamina laminas porcion porciones sticks gomitas`),
);

/** Units in grams and millilitres. */
export const UNITS = table<{ unidad: 'g' | 'ml'; times: number }>([
  [
    'kilo kilos kg kgs kgr kgrs k kl kls klo quilo quilos kilito kilitos kilogramo kilogramos',
    { unidad: 'g', times: 1000 },
  ],
  ['g gr grs gs gms gramo gramos', { unidad: 'g', times: 1 }],
  ['l lt lts ltr ltrs litro litros litrito', { unidad: 'ml', times: 1000 }],
  ['ml mls cc cm3 mililitro mililitros', { unidad: 'ml', times: 1 }],
]);

/** Containers. A bag may hold anything, so it gives no information. */
export const CONTAINERS = table<Envase | 'any'>([
  ['bulto bultos bto btos blto bultito bultitos fardo fardos cajon cajones', 'cerrado'],
  ['caja cajas cajita cajitas cj cjs cja cjas', 'cerrado'],
  ['pack packs pac', 'pack'],
  ['unidad unidades u uni unid unids unidade und unds uds ud pza pzas pieza piezas', 'unidad'],
  [
    'frasco frascos frasquito botella botellas botellita botellitas pote potes tarro tarros lata latas',
    'unidad',
  ],
  ['bolsa bolsas bolsita bolsitas bolson bolsones paquete paquetes paq paqs paquetito paquetitos', 'any'],
  ['sobre sobres sobrecito sobrecitos bandeja bandejas bidon bidones tubo tubos', 'any'],
]);

/** Words for loose goods. */
export const LOOSE = new Set(listed('granel suelto suelta sueltos sueltas'));

/** Words between a quantity and a product. */
export const JOINING = new Set(listed('de del d'));

/** Greetings, thanks and requests, which are ignored. */
export const COURTESY = new Set(
  listed(`
    hola holaa holaaa holis ola buenas buenos buen buena dia dias tarde tardes noche noches tal como andas andan estas va van
    todo bien gracias muchas graciass grax porfa porfas porfi porfis porfavor favor xfa xfavor please pls plis
    mandame mandas mandan mandarme mandarnos mandanos mande manda mandar mandarias mandes envia envias envian enviame enviarme
    enviar enviarias necesito necesitamos necesitaria necesitariamos preciso precisamos precisaria quiero queremos quisiera
    quisieramos queria queriamos pedir pido pedirte pedirles pedido pedidos pedidito encargo encargarte encargar encargue
    agregame agregas agrega agregar agregale agregues ponele poneles ponenos mandale sumame sumas suma sumale sumar anotame anotas anota anotar poneme pone
    pones ponme poner dame pasame paso traeme traes traer trae reservame guardame haceme tambien ademas mas otra otro che
    dale ok oka listo genial saludos saludo abrazo abrazos beso besos bueno ahi entonces ultimo puede podes podras podrias
    podrian podria ser seria serian esta este estos semana hoy manana pasado lunes martes miercoles jueves viernes sabado domingo
    proxima proximo reparto me nos les le te_ si que q para y e lo la los las el por va vamos aca les paso hago hacer aprox
    aproximadamente maso menos unos unas cada c cu siguiente siguientes lista productos producto querido querida amigo amiga
    estimados estimado estimada jaja jajaja perdon ah eh nada eso es favorcito genio genia capo crack total subtotal compra reponer reposicion faltan falta faltaria
    hace falta faltante faltantes solamente solo nomas cantidad cantidades cant descripcion detalle articulo precio importe unitario
    codigo cod item
  `),
);

/** Signs that belong to the name when they follow a number. */
export const OF_NAMES = new Set(listed('% mm'));
