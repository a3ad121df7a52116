import { useQuery } from '@tanstack/react-query';
import { segundoFactorGetOptions } from 'api-client/backoffice';
import { useState } from 'react';
import { FormScreen } from '../../shared/form-screen.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOn } from './turn-on.tsx';
import { TurnedOn } from './turned-on.tsx';

/** One's own second factor: on, off, and what is kept for its loss. */
export function SegundoFactorPage() {
  const state = useQuery(segundoFactorGetOptions());
  // They are told once: whatever else is asked anew, they stay until they are put away.
  const [codigos, setCodigos] = useState<readonly string[]>();
  return (
    <FormScreen title="Verificación en dos pasos" list="/panel-principal" needs={[state]}>
      {codigos && <RecoveryCodes codigos={codigos} onKept={() => setCodigos(undefined)} />}
      {!codigos && state.data?.activado_en && <TurnedOn {...state.data} onCodigos={setCodigos} />}
      {!codigos && state.data?.activado_en === null && <TurnOn onCodigos={setCodigos} />}
    </FormScreen>
  );
}
