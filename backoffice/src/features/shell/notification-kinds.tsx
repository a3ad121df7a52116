import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { Notificacion } from 'api-client/backoffice';
import type { ReactNode } from 'react';
import { wholeText } from 'ui-kit/whole-text';
import type { TipoNotificacion } from '../../shared/notificaciones.ts';

interface Kind {
  /** With an accessible name. */
  icon: ReactNode;
  hrefOf: (notificacion: Notificacion) => string;
  /** URL of the list of this kind. */
  area: string;
  /** Text for those that the list omits. */
  more: (count: number) => string;
}

/** A new account is inactive; the list shows the newest first. */
const REQUESTS = '/panel-usuarios?inactivos=true';

/** Icon, text and link of each kind of notification. */
export const KINDS: Record<TipoNotificacion, Kind> = {
  pedido: {
    icon: <ReceiptLongOutlined titleAccess="Pedido" />,
    hrefOf: ({ referencia_id }) => `/pedido/${referencia_id}`,
    area: '/panel-pedidos',
    more: (count) => (count === 1 ? '1 pedido nuevo más' : `${wholeText(count)} pedidos nuevos más`),
  },
  usuario: {
    icon: <PersonAddOutlined titleAccess="Solicitud de cuenta" />,
    hrefOf: () => REQUESTS,
    area: REQUESTS,
    more: (count) =>
      count === 1 ? '1 solicitud de cuenta más' : `${wholeText(count)} solicitudes de cuenta más`,
  },
};
