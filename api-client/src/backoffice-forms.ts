/** Rules and messages of the back office's forms. */
export { ajustesBody } from '../contract/ajustes-staff.ts';
export { altaBody } from '../contract/alta-body.ts';
export { color as colorBody, logoBody } from '../contract/aspecto-staff.ts';
export { changePasswordBody, loginBody, PASSWORD_RULES, resetPasswordBody } from '../contract/auth.ts';
export { bannerBody, bannerEdicionBody } from '../contract/banners-staff.ts';
export { cambioDeCorreoBody } from '../contract/cambio-de-correo.ts';
export { cantidad } from '../contract/cantidad.ts';
export { notaBody } from '../contract/clientes-staff.ts';
export { comercioBody } from '../contract/comercio.ts';
export { costoBody } from '../contract/costos-staff.ts';
export { datosBancariosBody } from '../contract/datos-bancarios.ts';
export { empaqueLinea } from '../contract/empaques-staff.ts';
export { entregaLinea } from '../contract/entrega-staff.ts';
export { feriado as feriadoBody } from '../contract/feriados-staff.ts';
export { marcaBody, marcaEdicionBody, nombreBody } from '../contract/filtros-staff.ts';
export { editedDetalle, savedDetalle } from '../contract/pedidos-staff.ts';
export {
  NEW_IMAGEN,
  productoBody,
  productoCopiaBody,
  productoEdicionBody,
} from '../contract/productos-staff.ts';
export {
  segundoFactorBeginBody,
  segundoFactorConfirmBody,
  segundoFactorProofBody,
} from '../contract/segundo-factor-staff.ts';
export { sinonimoBody } from '../contract/sinonimos-staff.ts';
export { mensajeBody } from '../contract/solicitudes-staff.ts';
export { textosBody } from '../contract/textos.ts';
export { borradoBody, rechazoBody, usuarioEdicionBody } from '../contract/usuarios-staff.ts';
export { vistaBody } from '../contract/vistas-staff.ts';
export { zonaBody } from '../contract/zonas-staff.ts';
