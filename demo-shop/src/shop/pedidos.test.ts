import { describe, expect, it } from 'vitest';
import { demoShop } from './demo-shop.ts';
import { DAY, startOfMonth, startOfWeek } from './time.ts';

// Orders depend on random numbers and the clock: each list of the panel must have entries at any moment.
it('has customers who stopped ordering, on each day of two months', { timeout: 240_000 }, () => {
  const start = Date.parse('2026-11-01T00:00:00Z');
  for (let day = 0; day < 60; day++) {
    const now = new Date(start + day * DAY + ((day * 5) % 24) * (DAY / 24));
    const { pedidos, usuarios } = demoShop(now);
    const ordered = Map.groupBy(
      pedidos.filter((o) => paid.includes(o.estado_pedido)),
      (o) => o.usuario_id,
    );
    const stopped = usuarios.filter(({ usuario_id, esta_activo }) => {
      const own = ordered.get(usuario_id) ?? [];
      return esta_activo && own.length > 1 && own.every((o) => +now - +o.fecha_pedido > 60 * DAY);
    });
    expect(stopped.length, now.toISOString()).toBeGreaterThanOrEqual(2);
  }
});

const paid = ['aprobado', 'enviado', 'recibido'];

describe.each([
  ['a Wednesday noon', '2026-03-18T15:00:00Z'],
  ['a Monday, half an hour after midnight', '2026-03-16T03:30:00Z'],
  ['the first of a month, in the morning', '2026-06-01T11:00:00Z'],
  ['a Sunday night', '2026-11-30T02:59:00Z'],
])('people and orders on %s', (_, iso) => {
  const now = new Date(iso);
  const { pedidos, usuarios, productos } = demoShop(now);
  const person = new Map(usuarios.map((u) => [u.usuario_id, u]));

  it('has customers in every state and the four accounts', () => {
    const clientes = usuarios.filter((u) => u.email.endsWith('@correo.test'));
    expect(clientes).toHaveLength(60);
    const pendientes = clientes.filter((u) => !u.dado_de_alta);
    expect(pendientes.length).toBeGreaterThanOrEqual(6);
    expect(pendientes.every((u) => !u.esta_activo && u.roles.length === 0)).toBe(true);
    expect(clientes.filter((u) => u.dado_de_alta && !u.esta_activo).length).toBeGreaterThanOrEqual(4);
    const roles = (name: string) => usuarios.find((u) => u.email === `${name}@tienda.test`)?.roles;
    expect(['admin', 'empleado', 'cliente', 'pendiente'].map(roles)).toEqual([
      ['admin'],
      ['empleado'],
      ['usuario'],
      [],
    ]);
    expect(new Set(usuarios.map((u) => u.dni)).size).toBe(usuarios.length);
    expect(new Set(usuarios.map((u) => u.email)).size).toBe(usuarios.length);
    for (const u of usuarios) {
      expect(u.dni).toMatch(/^\d{11}$/);
      expect(u.telefono.length).toBeLessThanOrEqual(18);
      expect(u.creado_en.getTime()).toBeLessThan(now.getTime());
    }
  });

  it('has 400 orders in every status over four months', () => {
    expect(pedidos).toHaveLength(400);
    const estados = (days: number) =>
      pedidos
        .filter((o) => now.getTime() - o.fecha_pedido.getTime() > days * DAY)
        .map((o) => o.estado_pedido);
    expect(new Set(estados(0)).size).toBe(5);
    expect(new Set(estados(12))).toEqual(new Set(['recibido', 'cancelado']));
    for (const o of pedidos) {
      expect(o.fecha_pedido.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(now.getTime() - o.fecha_pedido.getTime()).toBeLessThan(124 * DAY);
      expect(o.detalles.length).toBeGreaterThanOrEqual(2);
      expect(o.detalles.length).toBeLessThanOrEqual(25);
      expect(new Set(o.detalles.map((d) => d.producto_id)).size).toBe(o.detalles.length);
      for (const d of o.detalles) {
        const ordered = d.reemplaza_a ? d.cantidad : (d.cantidad_pedida ?? d.cantidad);
        expect(Number.isInteger(ordered) && ordered >= 1 && ordered <= 1000).toBe(true);
        expect(d.cantidad >= 0 && d.cantidad <= 1000).toBe(true);
        expect(Number.isInteger(d.cantidad) || d.motivo_entrega === 'peso').toBe(true);
        expect(d.cantidad === ordered || d.motivo_entrega !== undefined).toBe(true);
        expect(Number.isInteger(d.precio_unitario) && d.precio_unitario > 0).toBe(true);
        expect(Number.isInteger(d.descuento) && d.descuento >= 0 && d.descuento <= 100).toBe(true);
      }
    }
  });

  it('has earnings in the current week and month', () => {
    for (const start of [startOfWeek(now.getTime()), startOfMonth(now.getTime())]) {
      const lately = pedidos.filter(
        (o) => o.fecha_pedido.getTime() >= start && paid.includes(o.estado_pedido),
      );
      expect(lately.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('has orders only by approved customers, for products available then', () => {
    const creado = new Map(productos.map((p) => [p.producto_id, p.creado_en.getTime()]));
    for (const o of pedidos) {
      const cliente = person.get(o.usuario_id);
      expect(cliente?.dado_de_alta && cliente.roles.join()).toBe('usuario');
      expect(cliente?.creado_en.getTime()).toBeLessThan(o.fecha_pedido.getTime());
      for (const d of o.detalles)
        expect(creado.get(d.producto_id)).toBeLessThanOrEqual(o.fecha_pedido.getTime());
    }
    const ofCliente = pedidos.filter((o) => person.get(o.usuario_id)?.email === 'cliente@tienda.test');
    expect(ofCliente.length).toBeGreaterThanOrEqual(11);
    expect(ofCliente.length).toBeLessThanOrEqual(13);
  });

  it('has ordered histories that end in the current status, changed by staff', () => {
    for (const o of pedidos) {
      expect(o.historial.at(-1)?.estado).toBe(o.estado_pedido);
      expect(o.historial[0]).toEqual({
        when: o.fecha_pedido,
        estado: 'esperando_aprobacion',
        byUsuarioId: o.usuario_id,
      });
      const times = o.historial.map((h) => h.when.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
      for (const h of o.historial.slice(1)) expect(person.get(h.byUsuarioId)?.roles).not.toContain('usuario');
    }
  });
});
