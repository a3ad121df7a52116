import { darken } from './colour.ts';
import type { Shape } from './shapes.ts';
import * as s from './shapes.ts';
import * as m from './shapes-more.ts';

/** A piece of food: shape, colours from light to dark, and usual size in a 640 px picture. */
export interface Ingredient {
  forma: Shape;
  tam: number;
  claro: string;
  oscuro: string;
  detalle: string;
}

type Row = [forma: Shape, tam: number, claro: string, oscuro: string, detalle?: string];

const rows = {
  // Frutos secos
  almendra: [s.gota(27, 47, 4), 84, '#d59a5c', '#96551f', '#6e3a12'],
  'almendra-pelada': [s.gota(27, 47, 0), 82, '#fbeed3', '#dcb98a', '#c59d66'],
  'almendra-laminada': [s.gota(30, 46, 0), 62, '#fff4dd', '#ecd2a2', '#b9803f'],
  nuez: [s.nuez, 96, '#dcae72', '#a06a32'],
  pecan: [s.pecan, 94, '#b6713a', '#6f3a17'],
  avellana: [s.avellana, 74, '#c98649', '#834a1d', '#dfb57c'],
  pistacho: [s.pistacho, 80, '#f0dfba', '#cba873', '#9db84a'],
  caju: [s.caju, 92, '#fbecc9', '#dfb877'],
  para: [s.para, 98, '#c89d6d', '#7f5230', '#f2e0bd'],
  mani: [s.mani, 62, '#f1cf98', '#d29f57'],
  'mani-piel': [s.mani, 62, '#c97452', '#8f3f29'],
  'mani-frito': [s.mani, 62, '#eeb968', '#c07a2c'],
  macadamia: [s.bolita, 66, '#fdf2d5', '#e0c08a'],
  pinon: [s.gota(17, 47, 0), 54, '#fdf0cf', '#e4c288'],
  // Frutas deshidratadas
  pasa: [s.pasa(34, 26), 60, '#7a4634', '#3d1d1a'],
  'pasa-rubia': [s.pasa(34, 26), 60, '#e6b45a', '#b4792a'],
  arandano: [s.pasa(36, 30), 60, '#c33d43', '#6d1420'],
  orejon: [s.orejon, 98, '#f6a84b', '#d2702a'],
  ciruela: [s.pasa(46, 38), 96, '#5c3550', '#2a1428'],
  datil: [s.pasa(24, 47), 92, '#a5612e', '#5a2a12'],
  higo: [s.pasa(45, 40), 92, '#b78a5c', '#6f4728'],
  'aro-manzana': [m.aro, 112, '#f8e7bd', '#e4c27d', '#b9493a'],
  'aro-anana': [m.aro, 112, '#fbdc7a', '#eab13c', '#d0912a'],
  banana: [m.rodaja, 82, '#fbe6a4', '#ecc463', '#9c6a2a'],
  kiwi: [m.rodaja, 96, '#dbe39a', '#8fae3f', '#3b3a22'],
  mango: [m.viruta, 108, '#fbb74d', '#e5862a', '#f9d391'],
  naranja: [m.citrico, 112, '#f7b45c', '#e0812b'],
  'coco-viruta': [m.viruta, 88, '#fffdf6', '#efe6d3', '#a9744a'],
  'coco-rallado': [s.ovalo(7, 36), 34, '#fffefa', '#efe7d6'],
  confitado: [m.cubo, 60, '#f2c75a', '#c9862c'],
  'confitado-rojo': [m.cubo, 60, '#dc5a4c', '#9d2b2a'],
  // Semillas
  chia: [s.ovalo(24, 36), 26, '#8a8279', '#3c3733'],
  lino: [s.gota(19, 44, 0), 34, '#b9773a', '#743d15'],
  'lino-dorado': [s.gota(19, 44, 0), 34, '#ecc56c', '#bd8a34'],
  sesamo: [s.gota(22, 42, 0), 28, '#fdf1d3', '#e2c48c'],
  'sesamo-negro': [s.gota(22, 42, 0), 28, '#5a544e', '#1f1c1b'],
  girasol: [s.gota(19, 46, 2), 50, '#eee3c8', '#bcaa84', '#8c7c5a'],
  'girasol-pipa': [s.semillaRayada, 58, '#4b4642', '#211e1d', '#e8e2d4'],
  zapallo: [s.gota(24, 46, 2), 60, '#9bab5a', '#55692c', '#3e4f20'],
  amapola: [s.bolita, 24, '#7b8290', '#333a49'],
  canamo: [s.bolita, 32, '#b5ae83', '#6f6a44'],
  // Legumbres
  lenteja: [s.disco, 42, '#c0a262', '#7f6430'],
  'lenteja-roja': [s.disco, 40, '#f5a865', '#d9692f'],
  'lenteja-negra': [s.disco, 38, '#63605c', '#242321'],
  'arveja-partida': [s.disco, 46, '#c3d27a', '#84a03d'],
  garbanzo: [s.garbanzo, 60, '#f5dca4', '#cf9f55'],
  'poroto-alubia': [s.poroto, 70, '#fffaf0', '#e5d7ba', '#cdb88e'],
  'poroto-negro': [s.poroto, 62, '#5d5a66', '#1c1a22', '#e9e4d8'],
  'poroto-colorado': [s.poroto, 70, '#a8473a', '#5f1a18', '#e8cdb4'],
  mung: [s.ovalo(34, 42), 38, '#93a55a', '#4e6228'],
  aduki: [s.poroto, 48, '#a4422f', '#6a1c17', '#f2e6d0'],
  'poroto-tape': [s.porotoOjo, 62, '#fbf0d6', '#dcc291', '#4a2d1c'],
  soja: [s.ovalo(40, 44), 46, '#f4dfa6', '#d3ab5c'],
  // Cereales
  avena: [m.copo, 56, '#f7e8c6', '#dcbf8b'],
  arroz: [s.ovalo(13, 44), 42, '#fffdf5', '#e8dcc0'],
  yamani: [s.ovalo(19, 42), 42, '#e2c48c', '#b58a4a'],
  'arroz-rojo': [s.ovalo(14, 44), 42, '#b85c43', '#7a2a20'],
  quinoa: [s.perla, 28, '#fbf0d2', '#e2c68d', '#fffaf0'],
  'quinoa-roja': [s.perla, 28, '#b45a45', '#7c2c22', '#e8b9a0'],
  trigo: [s.gota(23, 44, 1), 46, '#e9c079', '#b47f35', '#8f5d20'],
  cebada: [s.ovalo(28, 40), 40, '#f6e9cc', '#d9bf8d'],
  maiz: [m.mazorquita, 54, '#fbcf55', '#e09a1f', '#fbeec9'],
  pochoclo: [m.inflado, 82, '#fffbec', '#efd591', '#e3ab45'],
  mijo: [s.bolita, 26, '#f8dd84', '#d7a83a'],
  amaranto: [s.perla, 22, '#f6e3b0', '#d6b269', '#fffaf0'],
  inflado: [s.ovalo(25, 42), 46, '#fdf3d9', '#e6cb95'],
  'copo-maiz': [m.copo, 70, '#f9c45a', '#d88b27'],
  aritos: [m.aro, 56, '#e9b877', '#bf7f3c', '#a76a2d'],
  granola: [m.inflado, 70, '#e6b975', '#a9702f', '#6d3b1a'],
  // Especias, infusiones
  canela: [m.canela, 150, '#c07a45', '#834319'],
  anis: [m.anis, 104, '#a2633a', '#5e2f17', '#dba662'],
  clavo: [m.clavo, 72, '#8b5a3c', '#4a2716'],
  'pimienta-negra': [s.bolita, 34, '#6a5d54', '#231c19'],
  'pimienta-rosa': [s.bolita, 36, '#e08a85', '#b0413f'],
  comino: [s.ovalo(11, 42), 42, '#c4a066', '#82602c'],
  mostaza: [s.bolita, 26, '#f2cf72', '#c9912f'],
  laurel: [m.hoja(30), 128, '#93a46b', '#566b3a', '#40522b'],
  'hoja-verde': [m.hoja(28, 1), 78, '#8fbb63', '#43793a', '#2f5c2c'],
  'hoja-seca': [m.hoja(20), 62, '#a5ac6a', '#5f6c33', '#47522a'],
  te: [m.cinta, 54, '#6d5a45', '#2f241b'],
  'te-verde': [m.cinta, 54, '#8ba05d', '#4a6131'],
  rooibos: [s.ovalo(6, 44), 46, '#cf6f3c', '#8f3a18'],
  'yerba-palo': [s.ovalo(6, 44), 44, '#b3b36a', '#7c8440'],
  manzanilla: [m.manzanilla, 86, '#fffef9', '#efe9da', '#eeb42f'],
  rosa: [m.petalo, 78, '#e99a9c', '#bf5863', '#9d3f4c'],
  hibisco: [m.petalo, 76, '#a83a52', '#63162c', '#4c0f22'],
  vainilla: [m.vara(5, false), 170, '#5c3d2c', '#26160f'],
  sal: [m.cristal, 38, '#fff1ec', '#eebfb0'],
  'aji-hojuela': [m.cristal, 40, '#d9543a', '#932017'],
  // Endulzantes, chocolates, snacks, pastas
  terron: [m.cubo, 62, '#e7bd80', '#a9743a'],
  'terron-blanco': [m.cubo, 58, '#fffdf7', '#e2d6c0'],
  'azucar-cristal': [m.cristal, 32, '#e3b878', '#a87336'],
  'cristal-blanco': [m.cristal, 32, '#ffffff', '#dfe3e2'],
  chip: [m.chip, 58, '#7c4a2e', '#3f2012'],
  'chip-blanco': [m.chip, 58, '#fff4d9', '#e6cb98'],
  tableta: [m.tableta, 150, '#7b472b', '#4a2614'],
  'tableta-leche': [m.tableta, 150, '#b87a48', '#834d27'],
  nibs: [m.cristal, 40, '#8a5234', '#44210f'],
  cacao: [s.gota(29, 44, 3), 76, '#a0653f', '#5b2d18', '#3d1b0d'],
  banado: [s.bolita, 70, '#6f4029', '#341a0f'],
  algarroba: [m.vara(12, true), 150, '#7d4c30', '#42220f'],
  galleta: [m.galleta, 116, '#edc98b', '#c8924c', '#8f5d28'],
  'galleta-cacao': [m.galleta, 116, '#8a5535', '#563019', '#2f170b'],
  tortita: [m.tortita, 130, '#fcf3dc', '#e3cda0', '#9a7a45'],
  barra: [m.barra, 176, '#d9a05a', '#9a602a', '#7d2f2a'],
  'barra-cacao': [m.barra, 176, '#855136', '#4a2917', '#e4bd80'],
  baston: [m.vara(6, false), 170, '#ecc586', '#c48b45'],
  penne: [m.penne, 88, '#f6dd9c', '#dcae55'],
  'penne-verde': [m.penne, 88, '#b9cf86', '#7fa04a'],
  tirabuzon: [m.tirabuzon, 92, '#f7dc95', '#d9a64b'],
  'tirabuzon-rojo': [m.tirabuzon, 92, '#ee9a66', '#c95f38'],
  hongo: [m.hongo, 92, '#e6cfa9', '#a67f52', '#7b5a37'],
  alga: [m.cinta, 84, '#5f7a52', '#23402e'],
  goji: [s.pasa(24, 44), 58, '#e8583a', '#a32318'],
  'mora-blanca': [m.inflado, 52, '#efdcae', '#c3a063', '#9f7c42'],
  espirulina: [s.ovalo(28, 28), 46, '#5a9a7d', '#1f5a46'],
  polen: [s.bolita, 30, '#f9cf5b', '#d98f20'],
} satisfies Record<string, Row>;

export type IngredientName = keyof typeof rows;

export const ingredientNames = Object.keys(rows) as IngredientName[];

export function ingredient(nombre: IngredientName): Ingredient {
  const [forma, tam, claro, oscuro, detalle]: Row = rows[nombre];
  return { forma, tam, claro, oscuro, detalle: detalle ?? darken(oscuro, 0.35) };
}
