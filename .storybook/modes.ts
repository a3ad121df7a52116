import type { GlobalTypes } from 'storybook/internal/types';

/** Viewports that the kit is designed for. */
export const viewports = {
  smallPhone: { name: 'Celular chico, 360', styles: { width: '360px', height: '740px' } },
  phone: { name: 'Celular, 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tableta, 768', styles: { width: '768px', height: '1024px' } },
  notebook: { name: 'Notebook, 1024', styles: { width: '1024px', height: '768px' } },
  desktop: { name: 'Escritorio, 1440', styles: { width: '1440px', height: '900px' } },
  wideScreen: { name: 'Pantalla grande, 1920', styles: { width: '1920px', height: '1080px' } },
};

export const schemes: GlobalTypes[string] = {
  name: 'Esquema',
  description: 'Esquema de colores',
  toolbar: {
    icon: 'circlehollow',
    dynamicTitle: true,
    items: [
      { value: 'light', title: 'Claro', icon: 'sun' },
      { value: 'dark', title: 'Oscuro', icon: 'moon' },
    ],
  },
};
