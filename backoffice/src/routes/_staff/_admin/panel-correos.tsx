import { createFileRoute } from '@tanstack/react-router';
import { correosList } from '../../../features/correos/correos-list.tsx';
import { plainListRoute } from '../../-plain-list-route.tsx';

export const Route = createFileRoute('/_staff/_admin/panel-correos')(plainListRoute(correosList));
