/**
 * What the mail says whose account was approved, unless staff write something else: also to somebody whom staff registered,
 * who chose no password. Plain values, for the screen too.
 */
export const ALTA_PARAGRAPHS = [
  'Revisamos los datos de tu comercio y aprobamos tu cuenta. Nos alegra mucho tenerte con nosotros.',
  'Desde ahora puedes ver los precios mayoristas, armar tu pedido y seguirlo hasta que llegue a tu comercio. Entra con este correo y tu contraseña: si todavía no elegiste una, o no la recuerdas, «¿Olvidaste tu contraseña?» te manda un enlace.',
  'Si necesitas ayuda con tu primer pedido, responde a este correo: con gusto te damos una mano.',
] as const;
