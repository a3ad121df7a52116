/** Settings that are safe in production. */
export const SAFE = {
  NODE_ENV: 'production',
  STOREFRONT_URL: 'https://tienda.ejemplo.com',
  BACKOFFICE_URL: 'https://panel.ejemplo.com',
  SMTP_URL: 'smtp://usuario:clave@correo.ejemplo.com:587',
  JWT_SECRET: 'k3J9s-Qp0aZx7LmWv2Tn8RbYcUe5HdGf1iOo',
  TRUST_PROXY: '0',
  SHOP_NAME: 'Semillas del Sur',
  SHOP_LEGAL_LINE: 'Semillas del Sur S.A. · IVA Responsable Inscripto',
  SHOP_CUIT: '30-50001091-2',
  SHOP_ADDRESS: 'San Martín 100',
  SHOP_CITY: 'Azul, Buenos Aires',
  SHOP_PHONE: '+54 9 2281 40-0000',
  SHOP_EMAIL: 'ventas@ejemplo.com',
  SHOP_INSTAGRAM: 'no',
  SHOP_WHATSAPP: 'https://wa.me/5492281400000',
};
