/**
 * Default paragraphs of the approval mail. Customers registered by staff have no password yet, so the text
 * explains how to choose one. Plain values, so that the panel can use them.
 */
export const ALTA_PARAGRAPHS = [
  'Revisamos los datos de tu comercio y aprobamos tu cuenta. Nos alegra mucho tenerte con nosotros.',
  'Desde ahora puedes ver los precios mayoristas, armar tu pedido y seguirlo hasta que llegue a tu comercio. Entra con este correo y tu contraseña: si todavía no elegiste una, o no la recuerdas, «¿Olvidaste tu contraseña?» te manda un enlace.',
  'Si necesitas ayuda con tu primer pedido, responde a este correo: con gusto te damos una mano.',
] as const;
