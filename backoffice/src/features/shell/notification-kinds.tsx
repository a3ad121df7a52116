import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { Notificacion } from 'api-client/backoffice';
import type { ReactNode } from 'react';
import { wholeText } from 'ui-kit/whole-text';
import type { TipoNotificacion } from '../../shared/notificaciones.ts';

interface Kind {
  /** Named, so that the kind is told to those who can't see it too. */
  icon: ReactNode;
  hrefOf: (notificacion: Notificacion) => string;
  /** Where all of the kind stand. */
  area: string;
  /** For those that the list has no room for. */
  more: (count: number) => string;
}

/** A new account stands among the inactive, the newest first. */
const REQUESTS = '/panel-usuarios?inactivos=true';

/** What the bell says of each kind of notification, and where it leads. */
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
