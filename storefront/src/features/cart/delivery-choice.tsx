import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { useEffect } from 'react';
import { DeliveryEstimate } from '../../shared/delivery-estimate.tsx';
import { domicilios, domicilioText } from '../../shared/domicilios.ts';

/** Option value of the account's own address. */
const OWN = '';

interface DeliveryChoiceProps {
  /** Id of an address; null for the account's own address; undefined before a choice. */
  chosen: string | null | undefined;
  onChoose: (domicilioId: string | null) => void;
}

/** Choice of the delivery address for customers with several addresses. Preselects the default address. */
export function DeliveryChoice({ chosen, onChoose }: DeliveryChoiceProps) {
  // Optional: without an answer the order goes to the default address.
  const { data } = useQuery({ ...domicilios, ...reportedByScreen });
  const list = data?.domicilios ?? [];
  const known = list.some(({ domicilio_id }) => domicilio_id === chosen);
  const usual = list.find(({ predeterminado }) => predeterminado)?.domicilio_id ?? null;
  const value = known || chosen === null ? (chosen ?? null) : usual;
  useEffect(() => {
    if (data && data.domicilios.length > 0 && value !== chosen) onChoose(value);
  });
  const estimate = <DeliveryEstimate of={value ? { domicilio_id: value } : {}} />;
  if (list.length === 0) return data ? estimate : null;
  return (
    <>
      <TextField
        select
        fullWidth
        label="Entregar en"
        value={value ?? OWN}
        onChange={({ target }) => onChoose(target.value === OWN ? null : target.value)}
        // Uses the phone's native list.
        slotProps={{ select: { native: true } }}
        sx={{ mt: 5 }}
      >
        <option value={OWN}>El domicilio de tu cuenta</option>
        {list.map((one) => (
          <option key={one.domicilio_id} value={one.domicilio_id}>
            {`${one.nombre}: ${domicilioText(one)}`}
          </option>
        ))}
      </TextField>
      {estimate}
    </>
  );
}
