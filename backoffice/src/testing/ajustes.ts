import { type Ajustes, LIMITS } from 'api-client/backoffice';
import { TEXTOS_INICIO, TEXTOS_NOSOTROS } from 'api-client/backoffice-textos';

/** Default settings; all staff have a second factor. */
export const AJUSTES: Ajustes = {
  exige_segundo_factor: false,
  monto_minimo: LIMITS.montoMin,
  envio_gratis: LIMITS.envioGratis,
  comercio: {
    nombre: 'Tierra Llana',
    telefono: '+54 9 2477 41-5820',
    email: 'ventas@tierrallana.test',
    ciudad: 'Pergamino, Buenos Aires',
    instagram: 'https://www.instagram.com/tierrallana.mayorista',
    whatsapp: '',
    horarios: '',
    anuncio: '',
    anuncio_desde: '',
    anuncio_hasta: '',
    linea_legal: 'Del Llano S.A. · IVA Responsable Inscripto',
    cuit: '30-71584932-8',
    direccion: 'Calle Falsa 123',
  },
  datos_bancarios: { banco: '', titular: '', cbu: '', alias: '' },
  textos: { ...TEXTOS_INICIO, ...TEXTOS_NOSOTROS },
  color: null,
  logo: null,
  version: 1,
  sin_segundo_factor: { usuarios: [], total: 0 },
};
