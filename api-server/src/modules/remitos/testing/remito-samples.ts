import type { Remito, RemitoDetalle } from '../model.ts';

const names = ['Almendras peladas', 'Ñoquis de quinoa', 'Azúcar mascabo orgánica', 'Té de jengibre y limón'];
const filler = 'de cosecha orgánica, seleccionada a mano y secada al sol en la provincia de Mendoza, ';

export function longName(index: number): string {
  return `Nuez mariposa ${index} ${filler.repeat(4)}`.slice(0, 251).trimEnd().concat(' FIN');
}

function detalle(index: number, changes: Partial<RemitoDetalle> = {}): RemitoDetalle {
  return {
    cantidad: index,
    nombre: `${names[index % names.length]} x ${index} kg`,
    precio_unitario: 1234550,
    descuento: index % 3 === 0 ? 10 : 0,
    total_precio: 1234550 * index,
    ...changes,
  };
}

export function remitoOf(detalles: RemitoDetalle[], changes: Partial<Remito> = {}): Remito {
  return {
    numero: 42,
    fecha: new Date('2026-03-15T01:30:00Z'),
    pedido: { numero: 1234, fecha: new Date('2026-03-12T14:00:00Z') },
    url: 'https://tienda.raiz.example/mis-pedidos/0198c0de-0000-7000-8000-000000000000',
    comercio: {
      nombre: 'Raíz Mayorista',
      lineaLegal: 'Raíz Alimentos Naturales S.R.L.',
      cuit: '30712345678',
      address: 'Av. Belgrano 1234',
      city: 'San Miguel de Tucumán',
      telefono: '381 455-1234',
      email: 'ventas@raiz.example',
    },
    cliente: {
      nombre_comercio: 'Dietética El Ñandú',
      nombre: 'María José',
      apellido: 'Núñez Agüero',
      dni: '27301234569',
      dom_fiscal: 'Pje. Güemes 55, Yerba Buena, Tucumán',
      telefono: '381 600-9876',
    },
    detalles,
    total: detalles.reduce((sum, line) => sum + line.total_precio, 0),
    bultos: null,
    ...changes,
  };
}

export function lines(count: number, change: (index: number) => Partial<RemitoDetalle> = () => ({})) {
  return Array.from({ length: count }, (_, index) => detalle(index + 1, change(index + 1)));
}
