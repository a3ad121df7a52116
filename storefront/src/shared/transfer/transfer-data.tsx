import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { DatosBancarios } from 'api-client/storefront';
import { copyText } from 'app-core/copy-text';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { useId } from 'react';
import { CopyList, type CopyListDetail } from 'ui-kit/copy-list';
import { SectionTitle } from 'ui-kit/section-title';
import { measure } from 'ui-kit/theme/tokens';
import { useToasts } from 'ui-kit/use-toasts';
import { bankDetails } from './bank-details.ts';

const detailsOf = ({ banco, titular, cbu, alias }: DatosBancarios): CopyListDetail[] => [
  { label: 'Banco', value: banco },
  { label: 'Titular', value: titular },
  { label: 'CBU o CVU', value: cbu, copyLabel: 'Copiar CBU o CVU' },
  ...(alias ? [{ label: 'Alias', value: alias, copyLabel: 'Copiar alias' }] : []),
];

/** The shop's bank details for customers. Renders nothing without data: no page depends on this part. */
export function TransferData() {
  const id = useId();
  const toasts = useToasts();
  const { data } = useQuery({ ...bankDetails, ...reportedByScreen });
  if (!data?.cbu) return null;
  const copy = async ({ label, value }: CopyListDetail) => {
    if (await copyText(value)) toasts.success(`${label}: copiado`);
    else toasts.error('El navegador no deja copiar: elige el texto y cópialo.');
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ my: 8, maxWidth: measure.text }}>
      <SectionTitle id={id}>Para pagar por transferencia</SectionTitle>
      <CopyList details={detailsOf(data)} onCopy={(detail) => void copy(detail)} />
    </Box>
  );
}
