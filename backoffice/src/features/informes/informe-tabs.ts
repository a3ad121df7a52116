import { INFORMES, type Informe } from 'api-client/backoffice-informes';

export const LABELS: Record<Informe, string> = {
  cliente: 'Clientes',
  producto: 'Productos',
  marca: 'Marcas',
  categoria: 'Categorías',
  vendedor: 'A cargo de',
  zona: 'Zonas',
};

export const TABS = INFORMES.map((value) => ({ value, label: LABELS[value] }));
