import { oneLine } from './address.ts';
import { layoutMail, type MailShop } from './mail-layout.ts';

/** Sent when a password was changed, so that an owner who didn't do it hears of it. */
export function passwordChanged({ nombre, shop }: { nombre: string; shop: MailShop }) {
  const body = layoutMail({
    shop,
    preview: 'Ya puedes entrar con la contraseña nueva.',
    title: `Hola, ${nombre}. Tu contraseña cambió`,
    paragraphs: [
      `La contraseña de tu cuenta en ${shop.nombre} se cambió recién y cerramos las sesiones que estaban abiertas.`,
      'Si no fuiste tú, pide un enlace nuevo y responde a este correo para que lo revisemos contigo.',
    ],
    action: { label: 'Iniciar sesión', url: new URL('/login', shop.url).href },
    note: `Recibes este correo porque cambió la contraseña de tu cuenta en ${shop.nombre}.`,
  });
  return { subject: oneLine(`Tu contraseña de ${shop.nombre} cambió`), ...body };
}
