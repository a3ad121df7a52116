import { toPesos } from 'api-client/contract/money';
import { type Author, OPERATOR, record } from '../../../bitacora/record.ts';
import type { Db } from '../../../db/database.ts';
import { found } from '../../../shared/problem.ts';
import { asObjeto, toUsuario } from '../../usuarios/mapper.ts';
import { findUsuario, findUsuarioByEmail } from '../../usuarios/repository/usuarios.ts';
import { findAllOf } from '../repository/export.ts';
import { erase } from './erase.ts';

/** Returns all data that the shop stores about a person, and adds an audit entry. Throws NO_ENCONTRADO. */
export const exportData = (db: Db, usuarioId: string, author: Author) =>
  db.transaction(async (tx) => {
    const usuario = found(await findUsuario(tx, usuarioId));
    await record(tx, author, { accion: 'usuario.exportacion', objeto: asObjeto(usuario) });
    const all = await findAllOf(tx, usuario);
    const { cambio, pedidos, lineas, sesiones, correos } = all;
    const {
      notas,
      recepciones,
      fotos,
      cancelaciones,
      propuestas,
      vistas,
      carrito,
      carritoNota,
      domicilios,
      notificaciones,
      entradas,
    } = all;
    const lineasOf = Map.groupBy(lineas, ({ pedido_id }) => pedido_id);
    return {
      cuenta: {
        ...toUsuario(usuario),
        correo_confirmado_en: usuario.correo_confirmado_en,
        creada_en: usuario.creado_en,
        cambio_de_correo: cambio
          ? { email: cambio.email, pedido_en: cambio.pedido_en, vence_en: cambio.vence_en }
          : null,
      },
      pedidos: pedidos.map(({ usuario_id: _, version: __, total_precio, ...pedido }) => ({
        ...pedido,
        total_precio: toPesos(total_precio),
        detalles: (lineasOf.get(pedido.pedido_id) ?? []).map(
          ({ producto_nombre, cantidad, precio_unitario, descuento, total_precio, ...linea }) => ({
            producto: producto_nombre,
            cantidad,
            cantidad_pedida: linea.cantidad_pedida ?? cantidad,
            precio_unitario: toPesos(precio_unitario),
            descuento,
            total_precio: toPesos(total_precio),
            nota: linea.nota,
          }),
        ),
      })),
      sesiones: sesiones.map(({ app, dispositivo, direccion, creada_en, usada_en, vence_en }) => ({
        app,
        dispositivo,
        direccion,
        creada_en,
        usada_en,
        vence_en,
      })),
      correos: correos.map(({ fecha, data }) => ({
        fecha,
        asunto: (data as { subject?: string } | null)?.subject ?? null,
      })),
      notas,
      recepciones,
      fotos,
      propuestas: propuestas.map(({ fecha, estado, motivo, lineas }) => ({
        fecha,
        estado,
        motivo,
        lineas: lineas.map(({ nombre, antes, despues }) => ({ nombre, antes, despues })),
      })),
      cancelaciones,
      vistas: vistas.map(({ nombre, de_equipo, filtros, columnas }) => ({
        nombre,
        de_equipo,
        filtros,
        columnas,
      })),
      carrito: carrito.map(({ linea: { cantidad, precio, puesta_en, nota }, nombre }) => ({
        producto: nombre,
        cantidad,
        precio: precio === null ? null : toPesos(precio),
        puesta_en,
        nota,
      })),
      carrito_nota: carritoNota?.texto ?? null,
      avisos: {
        stock: all.wanted?.stock ?? null,
        precios: all.wanted?.precios ?? null,
        porcentaje: all.wanted?.porcentaje ?? null,
        productos: all.awaited.map(({ nombre }) => nombre),
      },
      domicilios: domicilios.map(({ nombre, domicilio, horario, predeterminado }) => ({
        nombre,
        domicilio,
        horario,
        predeterminado,
      })),
      personas: all.personas.map(({ nombre, apellido, email, creado_en }) => ({
        nombre,
        apellido,
        email,
        creado_en,
      })),
      pedidos_comercio: all.placed,
      listas: [...Map.groupBy(all.listas, ({ lista_id }) => lista_id).values()].map((lineas) => ({
        nombre: lineas[0]?.nombre,
        productos: lineas.flatMap(({ producto, cantidad }) => (producto ? [{ producto, cantidad }] : [])),
      })),
      cuenta_corriente: {
        plazo: all.condiciones.plazo,
        movimientos: all.movimientos.map(({ importe, fecha, tipo, medio, pedido_id, ...linea }) => ({
          fecha,
          tipo,
          medio,
          importe: toPesos(importe),
          pedido_id,
          vence: linea.vence,
          cheque_banco: linea.cheque_banco,
          cheque_numero: linea.cheque_numero,
          cheque_fecha: linea.cheque_fecha,
          nota: linea.nota,
        })),
      },
      notificaciones: notificaciones.map(({ fecha, tipo, mensaje }) => ({ fecha, tipo, mensaje })),
      // Leave out the account in entries about the person's actions on other accounts.
      bitacora: entradas.map((entrada) => {
        const { fecha, accion, ip, objeto_nombre, antes, despues } = entrada;
        if (entrada.objeto !== 'usuario' || entrada.objeto_id !== usuarioId) return { fecha, accion, ip };
        const own = entrada.usuario_id === usuarioId;
        return { fecha, accion, objeto_nombre, antes, despues, ...(own && { ip }) };
      }),
    };
  });

const idOf = async (db: Db, email: string): Promise<string> =>
  found(await findUsuarioByEmail(db, email.trim().toLowerCase())).usuario_id;

/** For a command on the shop's server. */
export const exportPerson = async (db: Db, email: string) => exportData(db, await idOf(db, email), OPERATOR);

/** `typed` repeats the e-mail as confirmation. */
export const erasePerson = async (db: Db, email: string, typed: string): Promise<void> =>
  erase(db, { usuarioId: await idOf(db, email), email: typed, author: OPERATOR });
