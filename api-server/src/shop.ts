/** Who the shop is: printed on the remito, signed under e-mails, shown in the footer. */
export type Shop = {
  nombre: string;
  /** One line with the legal name and the tax condition, as a remito carries it. */
  lineaLegal: string;
  /** Eleven digits with hyphens. */
  cuit: string;
  address: string;
  city: string;
  telefono: string;
  email: string;
  social: { instagram: string; whatsapp: string };
};

type Env = Readonly<Record<string, string | undefined>>;

/** Tierra Llana, each of its settings replaceable by a `SHOP_*` variable. */
export function loadShop(env: Env): Shop {
  const setting = (name: string, demo: string) => env[name]?.trim() || demo;
  return {
    nombre: setting('SHOP_NAME', 'Tierra Llana'),
    lineaLegal: setting('SHOP_LEGAL_LINE', 'Tierra Llana S.R.L. · IVA Responsable Inscripto'),
    cuit: setting('SHOP_CUIT', '30-71584932-8'),
    address: setting('SHOP_ADDRESS', 'Av. de Mayo 1284'),
    city: setting('SHOP_CITY', 'Pergamino, Buenos Aires'),
    telefono: setting('SHOP_PHONE', '+54 9 2477 41-5820'),
    email: setting('SHOP_EMAIL', 'ventas@tierrallana.test'),
    social: {
      instagram: setting('SHOP_INSTAGRAM', 'https://www.instagram.com/tierrallana.mayorista'),
      whatsapp: setting('SHOP_WHATSAPP', 'https://wa.me/5492477415820'),
    },
  };
}
