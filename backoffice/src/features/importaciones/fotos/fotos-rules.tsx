import Box from '@mui/material/Box';

const RULES = [
  'El nombre de cada archivo dice de qué producto es: su código (ALM-500.jpg), su nombre completo (Almendra pelada x 500 g.jpg) o su identificador. No importan las mayúsculas, los acentos ni los signos que un archivo no puede llevar, como la barra de «1/2 kg».',
  'Si termina con -2, _2 o (2) es la segunda foto del producto: ALM-500-2.jpg. Cada uno lleva hasta dos.',
  'Una foto toma el lugar de la que ya está, y la otra queda. Nada cambia hasta que lo veas y lo apliques.',
];

/** The rules for naming picture files. */
export const FotosRules = () => (
  <Box component="ul" sx={{ m: 0, pl: 5, typography: 'body2', color: 'text.secondary' }}>
    {RULES.map((rule) => (
      <li key={rule}>{rule}</li>
    ))}
  </Box>
);
